import type { Contract } from '../../../.storybook/contract';

export const contract: Contract = {
  purpose: 'A number in a table, once more as a tooth.',
  anatomy: [
    { part: 'Tooth', is: 'As long as the value’s share of the maximum; round at its end.' },
  ],
  do: [
    'Put it into a cell beside the number, or in the next one.',
    'Give all bars of a column the same maximum.',
  ],
  dont: ['Show a number by it alone.', 'Use it for values below zero: they have no tooth.'],
  accessibility: [
    {
      kind: 'announced',
      subject: 'tooth',
      promise: 'Nothing: the number beside it is read.',
      provedBy: 'Share',
    },
    {
      kind: 'role',
      subject: 'length',
      promise: 'In proportion: half the maximum is half the cell.',
      provedBy: 'Share',
    },
    {
      kind: 'preference',
      subject: 'forced colors',
      promise: 'The tooth has the color of text.',
      provedBy: 'ForcedColors',
    },
  ],
};
