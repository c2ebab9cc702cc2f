import type { Contract } from '../../../stories/contract';
import { BookShelf } from './BookShelf';
import type { Book } from './BookSpine';
import { books } from './specimens';

const shelf = (spines: readonly Book[]) => <BookShelf label="Books we lend out" books={spines} />;

export const contract: Contract = {
  purpose: 'One book, seen from its back. Stands on a BookShelf.',
  anatomy: [
    { part: 'Title', is: 'A citation, read upward.', at: { of: 'cite', x: 1 } },
    { part: 'Author', is: 'At the foot.', at: { of: 'li :is(a, span) > :last-child', x: 1 } },
    {
      part: 'Spine',
      is: 'One of the chip colors; as tall as its title asks.',
      at: { of: 'li', x: 0, y: 0.3 },
    },
  ],
  do: [
    'Give it an address where there is something to read.',
    { says: 'Let neighbors differ in tone.', drawn: shelf(books.slice(0, 5)) },
  ],
  dont: [
    {
      says: 'Shelve neighbors in one tone.',
      drawn: shelf(books.slice(0, 5).map((book) => ({ ...book, tone: 'teal' as const }))),
    },
    'Use it outside a list: it is a list item.',
    'Shorten a title to make it fit.',
  ],
  accessibility: [
    {
      kind: 'role',
      subject: 'listitem',
      promise: 'Holds a link, named by title and author.',
      provedBy: 'ShortTitle',
    },
    {
      kind: 'role',
      subject: 'without an address',
      promise: 'Holds no link.',
      provedBy: 'WithoutLink',
    },
    {
      kind: 'key',
      subject: 'Tab',
      promise: 'A solid ring around the whole spine.',
      provedBy: 'ShortTitle',
    },
    {
      kind: 'preference',
      subject: 'long titles',
      promise: 'Title and author stay on the spine, and apart.',
      provedBy: 'LongTitle',
    },
  ],
};
