import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inANamedPicture, inPicture } from '../picture-story';
import { Comb } from './Comb';
import { contract } from './Comb.contract';

const shape = {
  x: 20,
  y: 180,
  width: 360,
  lengths: [60, 70, 84, 92, 104, 118, 128, 140, 152, 160],
  toothWidth: 16,
  spine: 40,
  corner: 12,
} as const;

const meta = {
  title: 'Art/Comb',
  id: 'illustration-comb',
  component: Comb,
  parameters: { contract },
  args: { shape },
  decorators: [inPicture(240, 'powder')],
} satisfies Meta<typeof Comb>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The spine is drawn after the teeth and covers their feet. */
export const Whole: Story = {
  play: async ({ canvasElement }) => {
    const group = canvasElement.querySelector('svg g');
    await expect(group?.lastElementChild?.tagName).toBe('rect');
    await expect(group?.firstElementChild?.getAttribute('stroke-linecap')).toBe('round');
  },
};

/** One tooth is yours. */
export const Yours: Story = {
  args: { shape: { ...shape, you: 4 } },
  play: async ({ canvasElement }) => {
    const [teeth, yours] = [...canvasElement.querySelectorAll('svg g path')];
    await expect(yours).toBeDefined();
    const colors = [teeth, yours].map((path) => path && getComputedStyle(path).stroke);
    await expect(new Set(colors).size).toBe(2);
  },
};

/** Missing teeth are dashed outlines. */
export const Missing: Story = {
  args: { shape: { ...shape, missing: [2, 3, 7] }, colors: { fill: 'teal' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[stroke-dasharray="4 5"]')).toHaveLength(3);
    await expect(canvasElement.querySelectorAll('svg title, svg text')).toHaveLength(0);
  },
};

/** The picture has the name; of its parts nothing is heard. */
export const InANamedPicture: Story = inANamedPicture('A comb with ten teeth');
