import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inANamedPicture, inPicture } from '../picture-story';
import { Strands } from './Strands';
import { contract } from './Strands.contract';

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
  title: 'Art/Strands',
  id: 'illustration-strands',
  component: Strands,
  parameters: { contract },
  args: { shape: { left, right, count: 30, seed: 9, jitter: 1.8 } },
  decorators: [inPicture(260)],
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

/** In the colors of a picture, on a background of its own. */
export const InAPicture: Story = {
  args: { colors: { dark: 'ink', red: 'lacquer', brown: 'paper' }, width: 2.6 },
  play: async ({ canvasElement }) => {
    const [dark] = canvasElement.querySelectorAll('svg path');
    await expect(dark && getComputedStyle(dark).strokeWidth).toBe('2.6px');
  },
};

/** The picture has the name; of its parts nothing is heard. */
export const InANamedPicture: Story = inANamedPicture('A lock of hair');

/** Two of a seed are alike; a third differs. */
export const SameHair: Story = {
  tags: ['!autodocs'],
  render: (args) => (
    <>
      <Strands {...args} />
      <Strands {...args} />
      <Strands shape={{ ...args.shape, seed: 4 }} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const [first, second, third] = [...canvasElement.querySelectorAll('svg > g')].map(
      ({ innerHTML }) => innerHTML,
    );
    await expect(second).toBe(first);
    await expect(third).not.toBe(first);
  },
};
