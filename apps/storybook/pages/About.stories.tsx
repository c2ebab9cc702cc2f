import type { Meta, StoryObj } from '@storybook/react-vite';
import { library, team } from '@tallycomb/content/pages';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Container } from '../../../packages/ui/src/all';
import { BookShelf } from '../../site/src/pages/about/book-shelf';
import { WorldMap } from '../../site/src/pages/about/world-map';

/** Drawn parts of the page about us. */
export default {
  title: 'Pages/About (book shelf, map)',
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
    const link = canvasElement.querySelector('[open] a[target]');
    await expect(link).toHaveFocus();
    await expect(link?.getBoundingClientRect().right).toBeLessThan(innerWidth);
    await expect(shelf.scrollWidth).toBeGreaterThan(shelf.clientWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

const meet = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

/** An image named by its label, with its flags up after a second; their signs stand apart, inside it. */
export const TeamMap: StoryObj = {
  render: () => <WorldMap />,
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: team.mapLabel });
    for (const { effect } of picture.getAnimations({ subtree: true }))
      await expect(effect?.getTiming().delay).toBe(1000);
    const shown = picture.parentElement?.getBoundingClientRect() ?? new DOMRect();
    const signs = team.markers.map(({ label }) => {
      const sign = canvas.getByText(label).previousElementSibling;
      return sign?.getBoundingClientRect() ?? new DOMRect();
    });
    for (const [at, sign] of signs.entries()) {
      await expect(signs.slice(at + 1).some((other) => meet(sign, other))).toBe(false);
      await expect(sign.left).toBeGreaterThanOrEqual(shown.left);
      await expect(sign.right).toBeLessThanOrEqual(shown.right);
      await expect(sign.top).toBeGreaterThanOrEqual(shown.top);
    }
  },
};

/** A crop, with larger flags, whose signs keep apart as well. */
export const TeamMapOnAPhone: StoryObj = {
  ...TeamMap,
  globals: { viewport: { value: 'phone' } },
};
