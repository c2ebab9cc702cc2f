import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { TextLink } from './TextLink';
import { contract } from './TextLink.contract';

const meta = {
  title: 'Actions/TextLink (inline link, anchor)',
  id: 'components-textlink',
  component: TextLink,
  parameters: { contract },
  args: { href: '/guides/inflation-impact', children: 'Read how to raise prices' },
} satisfies Meta<typeof TextLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Underlined: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Read how to raise prices' });
    await expect(getComputedStyle(link).textDecorationLine).toBe('underline');
  },
};

export const Focused: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await expect(getComputedStyle(canvas.getByRole('link')).outlineStyle).toBe('solid');
  },
};

export const NewWindow: Story = {
  args: { href: 'https://www.bls.gov/cpi/', target: '_blank', children: 'BLS, CPI' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('rel', 'noopener');
  },
};
