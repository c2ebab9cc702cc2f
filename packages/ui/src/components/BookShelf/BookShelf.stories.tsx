import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { contract } from '../../../stories/contract';
import { Container } from '../Container';
import { BookShelf } from './BookShelf';

const books = (
  [
    ['Meditations', 'Marcus Aurelius', 'lacquer'],
    ['Dare to Lead', 'Brené Brown', 'teal'],
    ['The Mom Test', 'Rob Fitzpatrick', 'mint'],
    ['Grit: The Power of Passion and Perseverance', 'Angela Duckworth', 'honey'],
    ['This Is Water', 'David Foster Wallace', 'jar'],
    ['Cargo Cult Science', 'Richard P. Feynman', 'powder'],
    ['Managing Price, Gaining Profit', 'Michael V. Marn and Robert L. Rosiello', 'ink'],
  ] as const
).map(([title, author, tone]) => ({
  id: title,
  title,
  author,
  tone,
  cover: (
    <>
      <h3>{title}</h3>
      <a href="https://example.com/books">Borrow it</a>
    </>
  ),
}));

export default {
  title: 'Content/BookShelf (reading list)',
  id: 'components-bookshelf',
  component: BookShelf,
  parameters: {
    ...contract({
      purpose: 'Books to lend, standing on a lacquer shelf; a spine opens its cover.',
      do: [
        'Name the list.',
        'Spread the tones: no two neighbors alike.',
        'Say above it that a spine opens.',
      ],
      dont: [
        'Cut titles short: a spine is as tall as its lettering needs.',
        'Put the only way to a reading on its spine: the link stands on the cover.',
      ],
    }),
    layout: 'fullscreen',
  },
  args: { label: 'Books we lend out', books },
  decorators: (Story) => (
    <Container>
      <Story />
    </Container>
  ),
} satisfies Meta<typeof BookShelf>;
type Story = StoryObj<typeof BookShelf>;

/** Both ends of its lettering stay on a spine, and apart from each other. */
async function lettersFit(spine: Element): Promise<void> {
  const { top, bottom } = spine.getBoundingClientRect();
  const [title, author] = [...spine.children].map((words) => words.getBoundingClientRect());
  await expect(title?.top).toBeGreaterThanOrEqual(top);
  await expect((author?.top ?? 0) - (title?.bottom ?? 0)).toBeGreaterThanOrEqual(8);
  await expect(author?.bottom).toBeLessThanOrEqual(bottom);
}

/** A spine opens its cover beside it and closes the one that was open. Its lettering fits it. */
export const Full: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, canvasElement }) => {
    await document.fonts.ready;
    await expect(canvas.getAllByRole('listitem')).toHaveLength(books.length);
    for (const spine of canvasElement.querySelectorAll('summary')) await lettersFit(spine);
    for (const title of ['Meditations', 'Dare to Lead']) {
      await userEvent.click(canvas.getByText(title, { selector: 'cite' }));
      await waitFor(() => expect(canvasElement.querySelectorAll('[open]')).toHaveLength(1));
      const [spine, cover] = canvasElement.querySelectorAll('[open] > *');
      await expect(spine).toHaveTextContent(title);
      await expect(cover?.getBoundingClientRect().left).toBeGreaterThanOrEqual(
        spine?.getBoundingClientRect().right ?? Number.POSITIVE_INFINITY,
      );
    }
  },
};

/** Tab goes from an open spine to its cover, which came into view; the shelf scrolls, not the page. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  tags: ['!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    const shelf = canvas.getByRole('list', { name: 'Books we lend out' });
    await userEvent.click(canvas.getByText('Cargo Cult Science', { selector: 'cite' }));
    await userEvent.tab();
    const link = canvasElement.querySelector('[open] a');
    await expect(link).toHaveFocus();
    await expect(link?.getBoundingClientRect().right).toBeLessThan(innerWidth);
    await expect(shelf.scrollWidth).toBeGreaterThan(shelf.clientWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
