import type { Contract } from '../../../.storybook/contract';

export const contract: Contract = {
  purpose: 'Lets the keyboard pass the header by, straight to the content.',
  anatomy: [{ part: 'Link', is: 'Above the page until it has focus, then at its top left.' }],
  do: ['Make it the first thing in the page.', 'Point it at the main element.'],
  dont: ['Use it twice in a page.'],
  accessibility: [
    {
      kind: 'key',
      subject: 'Tab',
      promise: 'The first one brings it into view.',
      provedBy: 'Focused',
    },
    {
      kind: 'role',
      subject: 'link',
      promise: 'Out of sight, not out of reach.',
      provedBy: 'Hidden',
    },
  ],
};
