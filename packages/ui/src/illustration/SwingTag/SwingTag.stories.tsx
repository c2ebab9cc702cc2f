import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import * as stage from '../stage.stories.css';
import { SwingTag } from './SwingTag';

const look = {
  x: 200,
  y: 20,
  width: 140,
  height: 200,
  chamfer: 24,
  ground: 'honey',
  price: '$58',
  size: 70,
} as const;

const meta = {
  title: 'Illustration/SwingTag',
  component: SwingTag,
  args: { look },
  decorators: [
    (Story) => (
      <svg className={stage.drawing} viewBox="0 0 400 240" aria-hidden="true">
        <rect width="400" height="240" fill="#F5BC4A" />
        <Story />
      </svg>
    ),
  ],
} satisfies Meta<typeof SwingTag>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The price is drawn in outlines and stands in the middle of the tag. */
export const Priced: Story = {
  play: async ({ canvasElement }) => {
    const [tag, price] = [...canvasElement.querySelectorAll('svg path')].map((path) =>
      path.getBoundingClientRect(),
    );
    const middle = (box?: DOMRect) => (box ? box.left + box.width / 2 : Number.NaN);
    await expect(Math.abs(middle(tag) - middle(price))).toBeLessThan(3);
    await expect(canvasElement.querySelector('text')).toBeNull();
  },
};

/** A wrong guess. */
export const Struck: Story = {
  args: { look: { ...look, fill: 'powder', rotation: -7, isStruck: true } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('svg path')).toHaveLength(3);
  },
};

/** A tag without a price. */
export const Blank: Story = { args: { look: { ...look, price: '', fill: 'jar' } } };
