import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Container } from '../Container';
import { BookShelf } from './BookShelf';
import { contract } from './BookShelf.contract';
import { books } from './specimens';

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

/** Longer titles stand higher; all stand on the shelf. */
export const Full: Story = {
  parameters: { screen: 'desktop' },
  play: async ({ canvas }) => {
    const shelf = canvas.getByRole('list', { name: 'Books we lend out' });
    const spines = canvas.getAllByRole('listitem').map((spine) => spine.getBoundingClientRect());
    await expect(spines).toHaveLength(books.length);
    await expect(new Set(spines.map(({ bottom }) => Math.round(bottom))).size).toBe(1);
    const [meditations, , , grit] = spines;
    await expect(grit?.height).toBeGreaterThan(meditations?.height ?? 0);
    await waitFor(() => expect(shelf).not.toHaveAttribute('tabindex'));
  },
};

/** On a phone the shelf scrolls by itself, also from the keyboard. */
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

/** Where the same books follow as text: a picture that a pointer may still use. */
export const Decorative: Story = {
  args: { decorative: true },
  parameters: { screen: 'phone' },
  tags: ['!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
    await expect(canvasElement.querySelectorAll('a')).toHaveLength(books.length);
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};
