import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Logo } from './Logo';
import { contract } from './Logo.contract';
import * as styles from './Logo.stories.css';

const meta = {
  title: 'Content/Logo (brand, wordmark)',
  id: 'components-logo',
  component: Logo,
  parameters: { contract },
  args: { label: 'Tallycomb' },
} satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const MarkAndName: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Tallycomb' })).toBeVisible();
  },
};

export const MarkOnly: Story = { args: { markOnly: true } };
export const Huge: Story = { args: { className: styles.huge } };

export const Decoration: Story = {
  args: { label: '' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};
