import type { Book } from './BookSpine';

const page = 'https://example.com/books';

/** Real works, for stories and tests. */
export const books: readonly Book[] = [
  { id: 'meditations', title: 'Meditations', author: 'Marcus Aurelius', tone: 'lacquer' },
  { id: 'dare', title: 'Dare to Lead', author: 'Brené Brown', tone: 'teal' },
  { id: 'mom', title: 'The Mom Test', author: 'Rob Fitzpatrick', tone: 'mint' },
  {
    id: 'grit',
    title: 'Grit: The Power of Passion and Perseverance',
    author: 'Angela Duckworth',
    tone: 'honey',
  },
  { id: 'water', title: 'This Is Water', author: 'David Foster Wallace', tone: 'jar' },
  {
    id: 'remote',
    title: 'Remote: Office Not Required',
    author: 'Jason Fried and David Heinemeier Hansson',
    tone: 'ink',
  },
  { id: 'cargo', title: 'Cargo Cult Science', author: 'Richard P. Feynman', tone: 'powder' },
  {
    id: 'price',
    title: 'Managing Price, Gaining Profit',
    author: 'Michael V. Marn and Robert L. Rosiello',
    tone: 'lacquer',
  },
  { id: 'owner', title: 'An Owner’s Manual', author: 'Warren E. Buffett', tone: 'teal' },
  { id: 'dice', title: 'Don’t Just Roll the Dice', author: 'Neil Davidson', tone: 'honey' },
  {
    id: 'levels',
    title: 'Distributed Work’s Five Levels of Autonomy',
    author: 'Matt Mullenweg',
    tone: 'mint',
  },
  { id: 'great', title: 'How to Do Great Work', author: 'Paul Graham', tone: 'powder' },
].map((book) => ({ ...book, href: `${page}/${book.id}` }) as Book);
