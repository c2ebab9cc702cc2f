import type { Contract } from '../../../.storybook/contract';

export const contract: Contract = {
  purpose: 'Dots that lead the eye from a name to its price.',
  anatomy: [
    { part: 'Dots', is: '1.3 pixels wide, every 9 pixels, in the text color, on its baseline.' },
  ],
  do: ['Put it between name and price, in a flex row.'],
  dont: [
    'Use it where the two stand close together.',
    'Type dots instead: they would be read out.',
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
