import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Tag } from './Tag';
import { contract } from './Tag.contract';

const meta = {
  title: 'Feedback/Tag (badge, status)',
  id: 'components-tag',
  component: Tag,
  parameters: { contract },
  args: { tone: 'new' },
} satisfies Meta<typeof Tag>;

export default meta;
type Story = StoryObj<typeof meta>;

const channelsOf = (element: Element) =>
  (getComputedStyle(element).color.match(/\d+/g) ?? []).map(Number);

export const New: Story = {
  play: async ({ canvas }) => {
    const tag = canvas.getByText('New');
    await expect(tag.getBoundingClientRect().height).toBe(28);
    const [red = 0, green = 0, blue = 0] = channelsOf(tag);
    await expect(green).toBeGreaterThan(Math.max(red, blue));
  },
};

/** Blue, not teal: blue leads the two other channels clearly. */
export const Improved: Story = {
  args: { tone: 'improved' },
  play: async ({ canvas }) => {
    const [red = 0, green = 0, blue = 0] = channelsOf(canvas.getByText('Improved'));
    await expect(blue - Math.max(red, green)).toBeGreaterThan(40);
  },
};

export const Fixed: Story = {
  args: { tone: 'fixed' },
  play: async ({ canvas }) => {
    const [red = 0, green = 0, blue = 0] = channelsOf(canvas.getByText('Fixed'));
    await expect(red).toBeGreaterThan(green);
    await expect(green).toBeGreaterThan(blue);
  },
};

export const OwnWords: Story = { args: { tone: 'fixed', children: 'Repaired' } };
