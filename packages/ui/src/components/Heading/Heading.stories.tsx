import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Heading } from './Heading';

const meta = {
  title: 'Components/Heading',
  component: Heading,
  args: { level: 2, children: 'What Has Inflation Cost Your Salon?' },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LevelOne: Story = { args: { level: 1 } };
export const LevelTwo: Story = {};
export const LevelThree: Story = { args: { level: 3 } };
export const LevelFour: Story = { args: { level: 4 } };
export const Mega: Story = { args: { level: 1, size: 'mega', children: 'Guides' } };

/** Rank and size are chosen apart: a second-level heading, set as small as a fourth. */
export const RankApartFromSize: Story = {
  args: { level: 2, size: 'h4' },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 2 });
    await expect(getComputedStyle(heading).fontSize).toBe('28px');
  },
};
