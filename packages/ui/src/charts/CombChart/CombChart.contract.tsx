import type { Contract } from '../../../stories/contract';
import { salons } from '../specimens';
import { CombChart } from './CombChart';

export const contract: Contract = {
  purpose: 'A comb whose teeth are prices. One tooth is yours.',
  anatomy: [
    {
      part: 'Title and takeaway',
      is: 'What it shows, and what it says.',
      at: { of: 'figcaption', x: 0 },
    },
    {
      part: 'Cursor',
      is: 'A native range input over the whole plot.',
      at: { of: 'input', x: 1, y: 0.06 },
    },
    {
      part: 'Median',
      is: 'A flag, if it is asked for.',
      at: { of: 'div > svg > g:nth-last-of-type(2)', y: 0 },
    },
    {
      part: 'You',
      is: 'The one lacquer tooth, under a flag.',
      at: { of: 'div > svg > g:last-of-type', x: 0, y: 0.7 },
    },
    {
      part: 'Teeth',
      is: 'One a value, from zero, in the order given.',
      at: { of: 'div > svg > path', x: 1, y: 0.5 },
    },
    {
      part: 'Numbers',
      is: 'All values in a table behind a disclosure.',
      at: { of: 'summary', x: 0 },
    },
  ],
  isDrawnWide: true,
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
      subject: 'figure',
      promise: 'Named by its title and takeaway; the drawing is silent.',
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
