import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import * as stage from '../stage.stories.css';
import { WorldMap } from './WorldMap';
import { contract } from './WorldMap.contract';

const meta = {
  title: 'Art/WorldMap',
  id: 'illustration-worldmap',
  component: WorldMap,
  parameters: { contract },
  args: {
    label: 'World map with the United States, Portugal and the Philippines marked',
    markers: [
      { label: 'United States', longitude: -98.6, latitude: 39.8 },
      { label: 'Portugal', longitude: -8.2, latitude: 39.6 },
      { label: 'Philippines', longitude: 121.8, latitude: 12.9 },
    ],
  },
  decorators: [
    (Story) => (
      <div className={stage.page}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof WorldMap>;

export default meta;
type Story = StoryObj<typeof meta>;

const visibleSigns = (picture: HTMLElement) =>
  within(picture)
    .getAllByText(/./)
    .filter((text) => text.getBoundingClientRect().width > 0);

/** The flags wait for a second; the label names their places from the start. */
export const ThreeCountries: Story = {
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', {
      name: /United States, Portugal and the Philippines/,
    });
    await expect(canvas.queryByRole('list')).toBeNull();
    await expect(visibleSigns(picture)).toHaveLength(3);
    const delays = picture.getAnimations({ subtree: true }).map((one) => one.effect?.getTiming());
    for (const timing of delays) await expect(timing?.delay).toBe(1000);
  },
};

/** A crop, with flags twice as large. */
export const Phone: Story = {
  parameters: { screen: 'phone' },
  play: async ({ canvas }) => {
    await expect(visibleSigns(canvas.getByRole('img'))).toHaveLength(3);
  },
};

/** Signs of close places go one over the other, and none leaves the map. */
export const CloseTogether: Story = {
  args: {
    label: 'World map with four countries marked',
    markers: [
      { label: 'Portugal', longitude: -8.2, latitude: 39.6 },
      { label: 'Spain', longitude: -3.7, latitude: 40.2 },
      { label: 'New Zealand', longitude: 172.8, latitude: -41.3 },
      { label: 'French Polynesia', longitude: -149.4, latitude: -17.7 },
    ],
  },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img');
    await Promise.all(picture.getAnimations({ subtree: true }).map(({ finished }) => finished));
    const boxes = visibleSigns(picture).map((sign) => sign.getBoundingClientRect());
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

export const ReducedMotion: Story = {
  tags: ['!autodocs'],
  globals: { motion: 'reduced' },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img');
    await expect(picture.getAnimations({ subtree: true })).toEqual([]);
    await expect(visibleSigns(picture)).toHaveLength(3);
  },
};
