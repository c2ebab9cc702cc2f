import type { Contract } from '../../../.storybook/contract';

export const contract: Contract = {
  purpose: 'The sentence or two that carry a heading’s idea on.',
  anatomy: [
    { part: 'Paragraph', is: 'Larger than body text, in the second color of its background.' },
  ],
  do: ['Follow a heading with it.', 'Say something the heading does not.'],
  dont: ['Write more than three lines.', 'Use two in a row.'],
  accessibility: [
    {
      kind: 'role',
      subject: 'paragraph',
      promise: 'Nothing more than that.',
      provedBy: 'AfterHeading',
    },
    {
      kind: 'preference',
      subject: 'wide screens',
      promise: 'A line ends after 38 em at the latest.',
      provedBy: 'LongText',
    },
    {
      kind: 'preference',
      subject: 'backgrounds',
      promise: 'On honey it takes a color that reads there at 4.5 or more.',
      provedBy: 'OnHoney',
    },
  ],
};
