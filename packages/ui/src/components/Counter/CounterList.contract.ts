import type { Contract } from '../../../.storybook/contract';

export const contract: Contract = {
  purpose: 'Large figures, set like a price list.',
  anatomy: [
    { part: 'Rows', is: 'Counters, with hairlines between them.' },
    { part: 'Leaders', is: 'Dots from name to figure, on wide screens.' },
  ],
  do: ['Put the largest figure last.', 'Keep to three or four.'],
  dont: ['Mix prices in.'],
  accessibility: [
    {
      kind: 'role',
      subject: 'terms',
      promise: 'A list of terms: each name with its figure.',
      provedBy: 'PriceList',
    },
    {
      kind: 'preference',
      subject: 'narrow screens',
      promise: 'At 320 pixels the figure stands above its name, inside the list.',
      provedBy: 'Narrowest',
    },
  ],
};
