import type { Contract } from '../../../stories/contract';
import { BookShelf } from './BookShelf';
import { books } from './specimens';

const few = books.slice(0, 5);

export const contract: Contract = {
  purpose: 'Books to lend, standing on a lacquer shelf.',
  anatomy: [
    {
      part: 'Spine',
      is: 'As tall as its lettering asks; a link where there is something to read.',
      at: { of: 'li', x: 0 },
    },
    {
      part: 'Shelf',
      is: 'Scrolls sideways where the books do not fit.',
      at: { of: 'ul', x: 0.5, y: 1 },
    },
  ],
  isDrawnWide: true,
  do: [
    'Name the list.',
    {
      says: 'Spread the tones: no two neighbors alike.',
      drawn: <BookShelf label="Books we lend out" books={few} />,
    },
  ],
  dont: [
    {
      says: 'Cut titles short.',
      drawn: (
        <BookShelf
          label="Books we lend out"
          books={few.map((book) => ({ ...book, title: `${book.title.slice(0, 8)}…` }))}
        />
      ),
    },
  ],
  accessibility: [
    {
      kind: 'role',
      subject: 'list',
      promise: 'Has a name, and one item a book.',
      provedBy: 'Full',
    },
    {
      kind: 'key',
      subject: 'Tab',
      promise: 'Reaches the shelf where it scrolls; the arrows then move it.',
      provedBy: 'Phone',
    },
    {
      kind: 'role',
      subject: 'decorative',
      promise: 'Neither heard nor reached by Tab, where the same books follow as text.',
      provedBy: 'Decorative',
    },
  ],
};
