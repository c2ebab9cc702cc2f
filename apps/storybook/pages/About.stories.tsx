import type { Meta, StoryObj } from '@storybook/react-vite';
import { library } from '@tallycomb/content/pages';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Container } from '../../../packages/ui/src/all';
import { BookShelf } from '../../site/src/pages/about/book-shelf';

/** Drawn parts of the page about us. */
export default {
  title: 'Pages/About (reading list, book shelf)',
  id: 'pages-about',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  decorators: (Story) => (
    <Container>
      <Story />
    </Container>
  ),
} satisfies Meta;

/** Both ends of its lettering stay on a spine, and apart from each other. */
async function lettersFit(spine: Element): Promise<void> {
  const { top, bottom } = spine.getBoundingClientRect();
  const [title, author] = [...spine.children].map((words) => words.getBoundingClientRect());
  await expect(title?.top).toBeGreaterThanOrEqual(top);
  await expect((author?.top ?? 0) - (title?.bottom ?? 0)).toBeGreaterThanOrEqual(8);
  await expect(author?.bottom).toBeLessThanOrEqual(bottom);
}

/** A spine opens its cover beside it and closes the one that was open. Its lettering fits it. */
export const Books: StoryObj = {
  globals: { viewport: { value: 'desktop' } },
  render: () => <BookShelf />,
  play: async ({ canvas, canvasElement }) => {
    await document.fonts.ready;
    await expect(canvas.getAllByRole('listitem')).toHaveLength(library.entries.length);
    for (const spine of canvasElement.querySelectorAll('summary')) await lettersFit(spine);
    for (const title of ['How to Do Great Work', 'This Is Water']) {
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
export const BooksOnAPhone: StoryObj = {
  globals: { viewport: { value: 'phone' } },
  render: () => <BookShelf />,
  play: async ({ canvas, canvasElement }) => {
    const shelf = canvas.getByRole('list', { name: library.shelfLabel });
    await userEvent.click(canvas.getByText('This Is Water', { selector: 'cite' }));
    await userEvent.tab();
    const link = canvasElement.querySelector('[open] a');
    await expect(link).toHaveFocus();
    await expect(link?.getBoundingClientRect().right).toBeLessThan(innerWidth);
    await expect(shelf.scrollWidth).toBeGreaterThan(shelf.clientWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
