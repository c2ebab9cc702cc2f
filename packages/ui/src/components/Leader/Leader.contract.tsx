import type { Contract } from '../../../stories/contract';
import { Leader } from './Leader';

export const contract: Contract = {
  purpose: 'Dots that lead the eye from a name to its price.',
  do: [
    {
      says: 'Put it between name and price, in a flex row.',
      drawn: (
        <p style={{ display: 'flex' }}>
          Balayage
          <Leader />
          $185
        </p>
      ),
    },
  ],
  dont: [
    'Use it where the two stand close together.',
    {
      says: 'Type dots instead: they would be read out.',
      drawn: <p>Balayage ............ $185</p>,
    },
  ],
  accessibility: [
    {
      kind: 'announced',
      subject: 'dots',
      promise: 'Nothing: name and price follow each other.',
      provedBy: 'PriceList',
    },
    {
      kind: 'preference',
      subject: 'forced colors',
      promise: 'A dotted border takes the place of the dots.',
      provedBy: 'ForcedColors',
    },
  ],
};
