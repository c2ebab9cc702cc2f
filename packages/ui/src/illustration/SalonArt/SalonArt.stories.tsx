import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inBothThemes, onStage } from '../stage';
import * as stage from '../stage.stories.css';
import { SalonArt } from './SalonArt';
import { contract } from './SalonArt.contract';
import type { SalonArtSpec } from './salon-art-svg';

const jars: SalonArtSpec = { object: 'jars', values: [100, 96, 70, -8], background: 'mint' };
const mirror: SalonArtSpec = {
  object: 'hand-mirror',
  values: [48, 52, 55, 58, 60, 65, 68, 70, 75, 90, 140],
  background: 'jar',
};

const meta = {
  title: 'Art/SalonArt',
  id: 'illustration-salonart',
  component: SalonArt,
  parameters: { contract },
  args: { object: 'chair', values: [110], background: 'powder' },
  decorators: [onStage(stage.cards)],
} satisfies Meta<typeof SalonArt>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Its back is a comb, its seat the spine; the tag says the price. */
export const Chair: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvasElement.querySelectorAll('svg text')).toHaveLength(0);
  },
};

/** Each jar as full as its value is of the first one, the dashed line; what is owed fills nothing. */
export const Jars: Story = { args: jars };

/** The prices of a street in the glass; one tooth is yours. */
export const HandMirror: Story = { args: mirror };

export const Scissors: Story = { args: { object: 'scissors', values: [], background: 'honey' } };

/** Four objects, each on a background of its own; every glass has its own window. */
export const All: Story = {
  render: (args) => (
    <>
      <SalonArt {...args} />
      <SalonArt {...jars} />
      <SalonArt {...mirror} />
      <SalonArt object="scissors" background="honey" />
    </>
  ),
  play: async ({ canvasElement }) => {
    const ids = [...canvasElement.querySelectorAll('clipPath')].map(({ id }) => `url(#${id})`);
    const used = [...canvasElement.querySelectorAll('[clip-path]')].map((group) =>
      group.getAttribute('clip-path'),
    );
    await expect(new Set(ids).size).toBe(4);
    await expect(used).toEqual(ids);
  },
};

export const BothThemes: Story = inBothThemes((args) => <SalonArt {...args} />);
