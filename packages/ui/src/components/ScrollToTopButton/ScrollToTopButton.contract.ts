import type { Contract } from '../../../.storybook/contract';

export const contract: Contract = {
  purpose: 'The way back up a long page.',
  anatomy: [
    { part: 'Button', is: '48 pixels square in the bottom right corner, beyond 300 pixels.' },
  ],
  do: ['Put it last in the page.'],
  dont: ['Use it on short pages.', 'Put something else into that corner, other than a message.'],
  accessibility: [
    {
      kind: 'role',
      subject: 'button',
      promise: 'There beyond 300 pixels only, and at least 44 pixels in both directions.',
      provedBy: 'Appears',
    },
    {
      kind: 'key',
      subject: 'Enter',
      promise: 'Goes to the top; the next Tab reaches the first control there.',
      provedBy: 'Followed',
    },
    {
      kind: 'preference',
      subject: 'focus',
      promise: 'Whatever takes focus behind it is scrolled clear of it.',
      provedBy: 'CoversNoFocus',
    },
  ],
};
