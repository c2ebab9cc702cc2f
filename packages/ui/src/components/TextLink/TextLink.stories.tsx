import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TextLink } from './TextLink';

const meta = {
  title: 'Components/TextLink',
  component: TextLink,
  args: { href: '/guides/inflation-impact', children: 'Read how to raise prices' },
} satisfies Meta<typeof TextLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Underlined: Story = {
  play: async ({ canvas }) => {
    const { textDecorationLine } = getComputedStyle(canvas.getByRole('link'));
    await expect(textDecorationLine).toBe('underline');
  },
};
