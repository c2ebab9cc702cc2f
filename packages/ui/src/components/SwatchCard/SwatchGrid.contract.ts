import type { Contract } from '../../../.storybook/contract';

export const contract: Contract = {
  purpose: 'A range of swatch cards side by side, as on a color chart.',
  anatomy: [
    { part: 'Row', is: 'Three columns, equally high.' },
    {
      part: 'Stack',
      is: 'One column below 1024 pixels, the picture at the left; below 768 on top.',
    },
  ],
  do: ['Give it three cards, on three backgrounds.'],
  dont: ['Fill a row with a card that says nothing.'],
  accessibility: [
    {
      kind: 'role',
      subject: 'order',
      promise: 'The cards are read in the order in which they stand.',
      provedBy: 'Range',
    },
    {
      kind: 'preference',
      subject: 'medium screens',
      promise: 'The picture moves to the left and the order stays.',
      provedBy: 'Tablet',
    },
  ],
};
