import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { combShapes } from '../drawings';
import { inANamedPicture, inPicture } from '../picture-story';
import { Mirror } from './Mirror';
import { contract } from './Mirror.contract';

const reflection = combShapes({
  x: 90,
  y: 190,
  width: 220,
  lengths: [30, 40, 52, 66, 82, 98, 116, 134],
  toothWidth: 14,
  spine: 60,
});

const meta = {
  title: 'Art/Mirror',
  id: 'illustration-mirror',
  component: Mirror,
  parameters: { contract },
  args: { look: { x: 200, y: 120, radius: 110, glass: 'powder' }, reflection },
  decorators: [inPicture(240, 'jar')],
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

/** The picture has the name; of its parts nothing is heard. */
export const InANamedPicture: Story = inANamedPicture('A rival’s prices in a mirror');

/** Each glass is cut by its own window, whatever else the page holds. */
export const Two: Story = {
  tags: ['!autodocs'],
  render: ({ look, reflection }) => (
    <>
      <Mirror look={{ ...look, x: 90, radius: 80 }} reflection={reflection} />
      <Mirror look={{ ...look, x: 310, radius: 80 }} reflection={reflection} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const ids = [...canvasElement.querySelectorAll('clipPath')].map(({ id }) => id);
    await expect(new Set(ids).size).toBe(2);
    const used = [...canvasElement.querySelectorAll('[clip-path]')].map((group) =>
      group.getAttribute('clip-path'),
    );
    await expect(used).toEqual(ids.map((id) => `url(#${id})`));
  },
};
