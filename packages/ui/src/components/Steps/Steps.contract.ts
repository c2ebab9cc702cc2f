import type { Contract } from '../../../.storybook/contract';

export const contract: Contract = {
  purpose: 'Things to do, one after the other.',
  anatomy: [
    {
      part: 'Number',
      is: 'The list’s own, in the display face and accent color.',
      at: { of: 'li', x: 0.02, y: 0.4 },
    },
    {
      part: 'Step',
      is: 'A sentence or two, between hairlines.',
      at: { of: 'li:last-child', x: 0.4 },
    },
  ],
  do: ['Begin each step with a verb.', 'Continue an interrupted list with start.'],
  dont: ['Number what has no order.', 'Write one step alone.'],
  accessibility: [
    {
      kind: 'role',
      subject: 'list',
      promise: 'An ordered list with an item a step.',
      provedBy: 'Numbered',
    },
    {
      kind: 'announced',
      subject: 'start, value, reversed',
      promise: 'The numbers that the list itself counts.',
      provedBy: 'Continued',
    },
    {
      kind: 'preference',
      subject: 'text size',
      promise: 'Number and text stay apart when text is twice as large.',
      provedBy: 'DoubledText',
    },
  ],
};
