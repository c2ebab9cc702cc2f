import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Container } from './Container';
import { contract } from './Container.contract';
import * as styles from './Container.stories.css';

const meta = {
  title: 'Layout/Container (grid, page width)',
  id: 'components-container',
  component: Container,
  parameters: { contract, layout: 'fullscreen' },
  args: {
    children: 'At most 1280 pixels of content, between two gutters.',
    className: styles.measured,
  },
} satisfies Meta<typeof Container>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Centered: Story = {
  play: async ({ canvas, args }) => {
    const { paddingLeft, paddingRight } = getComputedStyle(canvas.getByText(String(args.children)));
    await expect(Number.parseFloat(paddingLeft)).toBeGreaterThanOrEqual(20);
    await expect(paddingRight).toBe(paddingLeft);
    await expect(canvas.getByText(String(args.children))).not.toHaveAttribute('role');
  },
};

/** Room for content between the gutters, in CSS pixels. */
function contentWidth(element: HTMLElement): number {
  const { paddingLeft, paddingRight } = getComputedStyle(element);
  return element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
}

export const Narrowest: Story = {
  tags: ['!autodocs'],
  parameters: { screen: 'narrowest' },
  play: async ({ canvas, args }) => {
    await expect(contentWidth(canvas.getByText(String(args.children)))).toBe(280);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const Wide: Story = {
  tags: ['!autodocs'],
  parameters: { screen: 'desktop' },
  play: async ({ canvas, args }) => {
    await expect(innerWidth).toBe(1440);
    await expect(contentWidth(canvas.getByText(String(args.children)))).toBeCloseTo(1280, 0);
  },
};
