import type { Contract } from '../../../stories/contract';
import { art } from '../../styles/contract.css';
import { SwatchCard, SwatchGrid } from './SwatchCard';

import { Comb } from './specimens';

const grid = (backgrounds: readonly string[]) => (
  <SwatchGrid>
    {['The Empty Chair', 'Guesswork', 'Last to Know'].map((title, index) => (
      <SwatchCard
        key={title}
        shade={`Shade ${index + 1}`}
        topic="Pricing"
        title={title}
        text="Safe usually means too low."
        art={<Comb background={backgrounds[index] ?? art.mint} gap={4 + index} />}
      />
    ))}
  </SwatchGrid>
);

export const contract: Contract = {
  purpose: 'A problem worth knowing by sight: a picture above a white label, as on a bottle.',
  anatomy: [
    { part: 'Art', is: 'A flat illustration that fills its box.', at: { of: 'article svg', x: 0 } },
    {
      part: 'Place and topic',
      is: 'Where it stands in the range, and what it is about.',
      at: { of: 'article p', x: 1 },
    },
    { part: 'Name', is: 'A heading.', at: { of: 'h3', x: 1 } },
    { part: 'Text', is: 'One or two sentences.', at: { of: 'h3 + p', x: 1 } },
  ],
  do: [
    {
      says: 'Use three in a SwatchGrid, on three backgrounds.',
      drawn: grid([art.mint, art.honey, art.jar]),
      isWide: true,
    },
  ],
  dont: [
    {
      says: 'Paint all of a row alike.',
      drawn: grid([art.mint, art.mint, art.mint]),
      isWide: true,
    },
    'Say in the picture what the text leaves out: it is decoration.',
  ],
  accessibility: [
    {
      kind: 'role',
      subject: 'article',
      promise: 'Holds its heading; the picture is silent.',
      provedBy: 'One',
    },
    {
      kind: 'preference',
      subject: 'narrow screens',
      promise: 'Long words break rather than widen the card.',
      provedBy: 'Narrowest',
    },
  ],
};
