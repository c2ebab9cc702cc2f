import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { contract } from '../../../stories/contract';
import { WorldMap } from './WorldMap';

export default {
  title: 'Art/WorldMap (map, globe)',
  id: 'illustration-worldmap',
  component: WorldMap,
  parameters: contract({
    purpose: 'The world as a comb: land is teeth, places are flags.',
    do: [
      'Mark a handful of places.',
      'Say in the label what the map is of, and its places unless the text beside it names them.',
    ],
    dont: [
      'Mark places to the street: a tooth is 150 miles wide.',
      'Leave out of the text what only the map shows.',
    ],
  }),
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
type Story = StoryObj<typeof WorldMap>;

/** An image named by its label, with its flags up after a second. */
export const CloseTogether: Story = {
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: 'World map with four countries marked' });
    const delays = picture.getAnimations({ subtree: true }).map((one) => one.effect?.getTiming());
    for (const timing of delays) await expect(timing?.delay).toBe(1000);
  },
};

/** A crop, with flags twice as large, whose signs keep apart as well. */
export const Phone: Story = { ...CloseTogether, globals: { viewport: { value: 'phone' } } };
