import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { combShapes } from '../drawings';
import * as stage from '../stage.stories.css';
import { Mirror } from './Mirror';

const reflection = combShapes({
  x: 90,
  y: 190,
  width: 220,
  lengths: [30, 40, 52, 66, 82, 98, 116, 134],
  toothWidth: 14,
  spine: 60,
});

const meta = {
  title: 'Illustration/Mirror',
  component: Mirror,
  args: { look: { x: 200, y: 120, radius: 110, glass: 'powder' }, reflection },
  decorators: [
    (Story) => (
      <svg className={stage.drawing} viewBox="0 0 400 240" aria-hidden="true">
        <rect width="400" height="240" fill="#BFE3E2" />
        <Story />
      </svg>
    ),
  ],
} satisfies Meta<typeof Mirror>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The glass shows what it is given, and nothing of it beyond its edge. */
export const RisingPrices: Story = {
  play: async ({ canvasElement }) => {
    const clip = canvasElement.querySelector('clipPath');
    const shown = canvasElement.querySelector(`[clip-path="url(#${clip?.id})"]`);
    await expect(shown?.children.length).toBe(reflection.length);
  },
};
