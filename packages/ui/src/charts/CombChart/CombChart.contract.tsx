import type { Contract } from '../../../.storybook/contract';
import { salons } from '../specimens';
import { CombChart } from './CombChart';

export const contract: Contract = {
  purpose: 'A comb whose teeth are prices. One tooth is yours.',
  anatomy: [
    { part: 'Title and takeaway', is: 'What it shows, and what it says.' },
    { part: 'Teeth', is: 'One a value, from zero, in the order given.' },
    { part: 'You', is: 'The one lacquer tooth, under a flag.' },
    { part: 'Median', is: 'A second flag, if it is asked for.' },
    { part: 'Cursor', is: 'A native range input over the plot.' },
    { part: 'Numbers', is: 'All values in a table behind a disclosure.' },
  ],
  do: [
    'Sort the values: the rank of your tooth is the message.',
    {
      says: 'Write the conclusion as the takeaway, with its sign and unit.',
      drawn: <CombChart {...salons} />,
    },
  ],
  dont: [
    {
      says: 'Name a topic in the takeaway.',
      drawn: <CombChart {...salons} takeaway="Balayage prices nearby." />,
    },
    'Mark more than one tooth as yours.',
    'Begin the scale above zero.',
    'Show a movement in time with it: that is a LineChart.',
  ],
  accessibility: [
    {
      kind: 'key',
      subject: 'arrow keys, Home, End',
      promise: 'Move the cursor; each stop says its name and value.',
      provedBy: 'Keyboard',
    },
    { kind: 'key', subject: 'Escape', promise: 'Takes the tag away.', provedBy: 'Keyboard' },
    {
      kind: 'key',
      subject: 'Tab',
      promise: 'A solid ring around the whole plot.',
      provedBy: 'Keyboard',
    },
    {
      kind: 'role',
      subject: 'img',
      promise: 'Named by its title and takeaway.',
      provedBy: 'YouAndTheMedian',
    },
    {
      kind: 'role',
      subject: 'you',
      promise: 'Told by a flag with words, not by color alone.',
      provedBy: 'YouAndTheMedian',
    },
    {
      kind: 'announced',
      subject: 'numbers',
      promise: 'The same values stand in a table; yours is marked in words.',
      provedBy: 'Numbers',
    },
    {
      kind: 'preference',
      subject: 'narrow screens',
      promise: 'A phone gets a drawing of its own, with text of the same size.',
      provedBy: 'Phone',
    },
  ],
};
