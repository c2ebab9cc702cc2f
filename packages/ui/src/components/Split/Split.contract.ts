import type { Contract } from '../../../.storybook/contract';

export const contract: Contract = {
  purpose: 'Two columns, five parts to seven: what is said, and what is shown.',
  anatomy: [
    { part: 'First', is: 'Five of twelve parts: usually the text.' },
    { part: 'Second', is: 'Seven parts: the picture, the form or the chart.' },
  ],
  do: ['Put first what is to be read first.', 'Align to the center when one column is a picture.'],
  dont: [
    'Turn the order around with CSS: reading and focus would not follow.',
    'Use it for three things.',
  ],
  accessibility: [
    {
      kind: 'role',
      subject: 'order',
      promise: 'The first comes first, for the eye, the ear and the keyboard.',
      provedBy: 'FiveToSeven',
    },
    {
      kind: 'preference',
      subject: 'narrow screens',
      promise: 'Below 1024 pixels the columns stack, in the same order.',
      provedBy: 'Stacked',
    },
  ],
};
