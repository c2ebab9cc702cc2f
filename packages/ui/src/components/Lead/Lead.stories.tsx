import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Lead } from './Lead';

const meta = {
  title: 'Components/Lead',
  component: Lead,
  args: { children: 'Two numbers in, one number out. Tell us what you take in a year.' },
} satisfies Meta<typeof Lead>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AfterHeading: Story = {
  play: async ({ canvas, args }) => {
    const { fontSize } = getComputedStyle(canvas.getByText(String(args.children)));
    await expect(Number.parseFloat(fontSize)).toBeGreaterThan(17);
  },
};
