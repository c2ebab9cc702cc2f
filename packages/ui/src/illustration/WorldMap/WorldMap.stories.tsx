import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Contract } from '../../../stories/contract';
import { WorldMap } from './WorldMap';

const contract: Contract = {
  purpose: 'The world as a comb: land is teeth, places are flags.',
  do: [
    'Mark a handful of places.',
    'Say in the label what the map is of, and its places unless the text beside it names them.',
  ],
  dont: [
    'Mark places to the street: a tooth is 150 miles wide.',
    'Leave out of the text what only the map shows.',
  ],
};

const meta = {
  title: 'Art/WorldMap',
  id: 'illustration-worldmap',
  component: WorldMap,
  parameters: { contract },
  args: {
    label: 'World map with four countries marked',
    markers: [
      { label: 'Portugal', longitude: -8.2, latitude: 39.6 },
      { label: 'Spain', longitude: -3.7, latitude: 40.2 },
      { label: 'New Zealand', longitude: 172.8, latitude: -41.3 },
      { label: 'French Polynesia', longitude: -149.4, latitude: -17.7 },
    ],
  },
} satisfies Meta<typeof WorldMap>;

export default meta;
type Story = StoryObj<typeof meta>;

const signsOf = (picture: HTMLElement) =>
  within(picture)
    .getAllByText(/./)
    .filter((text) => text.getBoundingClientRect().width > 0);

/**
 * An image named by its label. Signs of close places go one over the other, and none leaves the
 * map.
 */
export const CloseTogether: Story = {
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: 'World map with four countries marked' });
    const delays = picture.getAnimations({ subtree: true }).map((one) => one.effect?.getTiming());
    for (const timing of delays) await expect(timing?.delay).toBe(1000);
    await Promise.all(picture.getAnimations({ subtree: true }).map(({ finished }) => finished));
    const boxes = signsOf(picture).map((sign) => sign.getBoundingClientRect());
    await expect(boxes).toHaveLength(4);
    for (const [index, a] of boxes.entries()) {
      await expect(a.left).toBeGreaterThanOrEqual(0);
      await expect(a.right).toBeLessThanOrEqual(window.innerWidth);
      for (const b of boxes.slice(index + 1)) {
        const apart =
          a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
        await expect(apart).toBe(true);
      }
    }
  },
};

/** A crop, with flags twice as large, whose signs keep apart as well. */
export const Phone: Story = { ...CloseTogether, globals: { viewport: { value: 'phone' } } };

/** Under reduced motion the flags are up from the start. */
export const ReducedMotion: Story = {
  ...CloseTogether,
  tags: ['!autodocs'],
  globals: { motion: 'reduced' },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img');
    await expect(picture.getAnimations({ subtree: true })).toEqual([]);
    await expect(signsOf(picture)).toHaveLength(4);
  },
};
