import type { Contract } from '../../../stories/contract';

export const contract: Contract = {
  purpose: 'The sentence or two that carry a heading’s idea on.',
  do: [
    'Follow a heading with it.',
    {
      says: 'Say something the heading does not.',
      props: { children: 'Two numbers in, one number out.' },
    },
  ],
  dont: [
    {
      says: 'Write more than three lines.',
      props: {
        children:
          'Two numbers in, one number out. We take the index of all consumer prices, look up the month in which you last changed yours, look up the newest month, divide the one by the other, and show what the difference cost you, year by year, with a chart and a table.',
      },
    },
    'Use two in a row.',
  ],
  backgrounds: ['page', 'wash', 'hero', 'bright', 'deep'],
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
