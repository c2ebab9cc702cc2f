import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import type { Contract } from '../../../stories/contract';
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

const contract: Contract = {
  purpose: 'Books to lend, standing on a lacquer shelf; a spine opens its cover.',
  do: [
    'Name the list.',
    'Spread the tones: no two neighbors alike.',
    'Say above it that a spine opens.',
  ],
  dont: [
    'Cut titles short: a spine is as tall as its lettering asks.',
    'Put the only way to a reading on its spine: the link stands on the cover.',
  ],
};

const meta = {
  title: 'Content/BookShelf (reading list)',
  id: 'components-bookshelf',
  component: BookShelf,
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
  const [title, author] = [...spine.children].map((words) => words.getBoundingClientRect());
  await expect(title?.top).toBeGreaterThanOrEqual(top);
  await expect((author?.top ?? 0) - (title?.bottom ?? 0)).toBeGreaterThanOrEqual(8);
  await expect(author?.bottom).toBeLessThanOrEqual(bottom);
}

/** A spine opens its cover beside it and closes the one that was open. Its lettering fits it. */
export const Full: Story = {
  parameters: { screen: 'desktop' },
  play: async ({ canvas, canvasElement }) => {
    await document.fonts.ready;
    await expect(canvas.getAllByRole('listitem')).toHaveLength(books.length);
    for (const spine of canvasElement.querySelectorAll('summary')) await lettersFit(spine);
    await userEvent.click(canvas.getByText('Dare to Lead', { selector: 'cite' }));
    const link = await canvas.findByRole('link', { name: 'Borrow it' });
    const [spine] = canvasElement.querySelectorAll('[open] summary');
    await expect(spine).toHaveTextContent('Dare to Lead Brené Brown');
    await expect(link.getBoundingClientRect().left).toBeGreaterThan(
      spine?.getBoundingClientRect().right ?? 0,
    );
  },
};

/** Tab goes from an open spine to its cover, which came into view; the shelf scrolls, not the page. */
export const Phone: Story = {
  parameters: { screen: 'phone' },
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const shelf = canvas.getByRole('list', { name: 'Books we lend out' });
    await userEvent.click(canvas.getByText('Cargo Cult Science', { selector: 'cite' }));
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Borrow it' });
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().right).toBeLessThan(innerWidth);
    await expect(shelf.scrollWidth).toBeGreaterThan(shelf.clientWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
