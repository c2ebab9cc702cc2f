import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Container } from './Container';

const meta = {
  title: 'Components/Container',
  component: Container,
  parameters: { layout: 'fullscreen' },
  args: { children: 'At most 1280 pixels of content, between two gutters.' },
} satisfies Meta<typeof Container>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Centered: Story = {
  play: async ({ canvas, args }) => {
    const { paddingLeft, paddingRight } = getComputedStyle(canvas.getByText(String(args.children)));
    await expect(Number.parseFloat(paddingLeft)).toBeGreaterThanOrEqual(20);
    await expect(paddingRight).toBe(paddingLeft);
  },
};
