import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { contract } from '../../../stories/contract';
import { Card } from '../Card/Card';
import { Split } from './Split';

export default {
  title: 'Layout/Split (columns, two columns)',
  id: 'components-split',
  component: Split,
  parameters: contract({
    purpose: 'Two columns, five parts to seven: what is said, and what is shown.',
  }),
  globals: { viewport: { value: 'desktop' } },
  args: {
    children: (
      <>
        <p>Five parts</p>
        <Card>Seven parts: the picture, the form or the chart.</Card>
      </>
    ),
  },
} satisfies Meta<typeof Split>;
type Story = StoryObj<typeof Split>;

export const FiveToSeven: Story = {};

/** Below 1024 pixels the columns stack, in the same order. */
export const Stacked: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    const first = canvas.getByText('Five parts').getBoundingClientRect();
    const second = canvas.getByText(/^Seven parts/).getBoundingClientRect();
    await expect(first.bottom).toBeLessThan(second.top);
    await expect(first.width).toBe(second.width);
  },
};
