import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { Contract } from '../../../stories/contract';
import { Container } from '../Container';
import { BookShelf } from './BookShelf';
import { type Book, BookSpine } from './BookSpine';

const href = 'https://example.com/books';

const books: readonly Book[] = [
  { id: 'meditations', title: 'Meditations', author: 'Marcus Aurelius', tone: 'lacquer', href },
  { id: 'dare', title: 'Dare to Lead', author: 'Brené Brown', tone: 'teal', href },
  { id: 'mom', title: 'The Mom Test', author: 'Rob Fitzpatrick', tone: 'mint' },
  {
    id: 'grit',
    title: 'Grit: The Power of Passion and Perseverance',
    author: 'Angela Duckworth',
    tone: 'honey',
    href,
  },
  { id: 'water', title: 'This Is Water', author: 'David Foster Wallace', tone: 'jar', href },
  { id: 'cargo', title: 'Cargo Cult Science', author: 'Richard P. Feynman', tone: 'powder', href },
  {
    id: 'price',
    title: 'Managing Price, Gaining Profit',
    author: 'Michael V. Marn and Robert L. Rosiello',
    tone: 'ink',
    href,
  },
];

const contract: Contract = {
  purpose: 'Books to lend, standing on a lacquer shelf; a BookSpine is one of them.',
  do: [
    'Name the list.',
    'Spread the tones: no two neighbors alike.',
    'Give a book an address where there is something to read.',
  ],
  dont: [
    'Cut titles short: a spine is as tall as its lettering asks.',
    'Use a spine outside a list: it is a list item.',
  ],
};

const meta = {
  title: 'Content/BookShelf (reading list, BookSpine)',
  id: 'components-bookshelf',
  component: BookShelf,
  subcomponents: { BookSpine },
  parameters: { contract, layout: 'fullscreen' },
  args: { label: 'Books we lend out', books },
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof BookShelf>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Both ends of its lettering stay on a spine, and apart from each other. */
async function lettersFit(spine: Element): Promise<void> {
  const { top, bottom } = spine.getBoundingClientRect();
  const [title, author] = [...(spine.firstElementChild?.children ?? [])].map((words) =>
    words.getBoundingClientRect(),
  );
  await expect(title?.top).toBeGreaterThanOrEqual(top);
  await expect((author?.top ?? 0) - (title?.bottom ?? 0)).toBeGreaterThanOrEqual(8);
  await expect(author?.bottom).toBeLessThanOrEqual(bottom);
}

/**
 * A book is a link named by title and author, or no link without an address. Its lettering stays on
 * the spine, title and author apart.
 */
export const Full: Story = {
  parameters: { screen: 'desktop' },
  play: async ({ canvas }) => {
    await document.fonts.ready;
    const shelf = canvas.getByRole('list', { name: 'Books we lend out' });
    const spines = canvas.getAllByRole('listitem');
    await expect(spines).toHaveLength(books.length);
    for (const spine of spines) await lettersFit(spine);
    await expect(canvas.getAllByRole('link')).toHaveLength(books.length - 1);
    const [first] = canvas.getAllByRole('link', { name: 'Meditations Marcus Aurelius' });
    await waitFor(() => expect(shelf).not.toHaveAttribute('tabindex'));
    await userEvent.tab();
    await expect(first).toHaveFocus();
  },
};

/** Tab reaches the shelf where it scrolls; the arrows then move it. */
export const Phone: Story = {
  parameters: { screen: 'phone' },
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const shelf = canvas.getByRole('list', { name: 'Books we lend out' });
    await waitFor(() => expect(shelf).toHaveAttribute('tabindex', '0'));
    await userEvent.tab();
    await expect(shelf).toHaveFocus();
    await expect(shelf.scrollWidth).toBeGreaterThan(shelf.clientWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

/** Neither heard nor reached by Tab, where the same books follow as text. */
export const Decorative: Story = {
  args: { decorative: true },
  parameters: { screen: 'phone' },
  tags: ['!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
    await expect(canvasElement.querySelectorAll('a')).toHaveLength(books.length - 1);
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};
