import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Heading } from './Heading';
import { contract } from './Heading.contract';

const meta = {
  title: 'Content/Heading (title)',
  id: 'components-heading',
  component: Heading,
  parameters: { contract },
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

/** Level 4, which is 28 pixels, for a visitor who doubles the size of text alone. */
export const DoubledText: Story = {
  args: { level: 4 },
  tags: ['!autodocs'],
  globals: { textSize: 'double' },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('heading')).fontSize).toBe('56px');
  },
};

export const Narrowest: Story = {
  args: { level: 1 },
  tags: ['!autodocs'],
  parameters: { screen: 'narrowest' },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1 });
    await expect(heading.scrollWidth).toBeLessThanOrEqual(heading.clientWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
