import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { BookSpine } from './BookSpine';
import { contract } from './BookSpine.contract';
import * as styles from './BookSpine.stories.css';

const meta = {
  title: 'Content/BookSpine',
  id: 'components-bookspine',
  component: BookSpine,
  parameters: { contract },
  args: {
    title: 'The Mom Test',
    author: 'Rob Fitzpatrick',
    tone: 'honey',
    href: 'https://example.com/books/mom',
  },
  decorators: [
    (Story) => (
      <ul className={styles.shelf}>
        <Story />
      </ul>
    ),
  ],
} satisfies Meta<typeof BookSpine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ShortTitle: Story = {
  args: { target: '_blank' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'The Mom Test Rob Fitzpatrick' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener');
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(getComputedStyle(link).outlineStyle).toBe('solid');
    await expect(getComputedStyle(link).writingMode).toBe('vertical-rl');
  },
};

/** Both ends of the longest lettering stay on the spine, and apart from each other. */
export const LongTitle: Story = {
  args: {
    title: 'Managing Price, Gaining Profit',
    author: 'Michael V. Marn and Robert L. Rosiello',
    tone: 'ink',
  },
  play: async ({ canvas }) => {
    await document.fonts.ready;
    const [spine, title, author] = ['listitem', /^Managing/, /^Michael/].map((name) =>
      (name === 'listitem'
        ? canvas.getByRole(name)
        : canvas.getByText(name)
      ).getBoundingClientRect(),
    );
    if (!spine || !title || !author) throw new Error('A spine has a title and an author.');
    await expect(title.top).toBeGreaterThanOrEqual(spine.top);
    await expect(author.top - title.bottom).toBeGreaterThanOrEqual(8);
    await expect(author.bottom).toBeLessThanOrEqual(spine.bottom);
  },
};

export const WithoutLink: Story = {
  args: { href: undefined, tone: 'jar' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
