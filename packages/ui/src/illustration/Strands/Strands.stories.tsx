import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import * as stage from '../stage.stories.css';
import { Strands } from './Strands';

const left = [
  { x: -60, y: 60 },
  { x: 110, y: 20 },
  { x: 260, y: 120 },
  { x: 460, y: 40 },
];
const right = [
  { x: -60, y: 220 },
  { x: 110, y: 150 },
  { x: 260, y: 250 },
  { x: 460, y: 170 },
];

const meta = {
  title: 'Illustration/Strands',
  component: Strands,
  args: { shape: { left, right, count: 30, seed: 9, jitter: 1.8 } },
  decorators: [
    (Story) => (
      <svg className={stage.drawing} viewBox="0 0 400 260" aria-hidden="true">
        <Story />
      </svg>
    ),
  ],
} satisfies Meta<typeof Strands>;

export default meta;
type Story = StoryObj<typeof meta>;

const subpaths = (path: Element | undefined) => path?.getAttribute('d')?.match(/M/g)?.length;

/** Of thirty strands three are lacquer and two honey-brown, in the theme's colors. */
export const Lock: Story = {
  play: async ({ canvasElement }) => {
    const counts = [...canvasElement.querySelectorAll('svg path')].map(subpaths);
    await expect(counts).toEqual([25, 2, 3]);
  },
};

/** In the colors of a picture, on a ground of its own. */
export const InAPicture: Story = {
  args: { colors: { dark: 'ink', red: 'lacquer', brown: 'paper' }, width: 2.6 },
  play: async ({ canvasElement }) => {
    const [dark] = canvasElement.querySelectorAll('svg path');
    await expect(dark && getComputedStyle(dark).strokeWidth).toBe('2.6px');
  },
};
