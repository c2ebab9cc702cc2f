import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProblemArt } from '../../illustration/ProblemArt';
import { SwatchCard, SwatchGrid } from './SwatchCard';
import { contract } from './SwatchGrid.contract';

const meta = {
  title: 'Content/SwatchGrid (card grid)',
  id: 'components-swatchgrid',
  component: SwatchGrid,
  parameters: { contract },
  args: {
    children: (
      <>
        <SwatchCard
          shade="Shade 1"
          topic="Hiring"
          title="The Empty Chair"
          text="You post the job, boost it and wait. Rent on the empty chair is due all the same."
          art={<ProblemArt scene="missing-teeth" />}
        />
        <SwatchCard
          shade="Shade 2"
          topic="Pricing"
          title="Guesswork"
          text="Safe usually means too low."
          art={<ProblemArt scene="price-tags" />}
        />
        <SwatchCard
          shade="Shade 3"
          topic="Competitors"
          title="Last to Know"
          text="Prices on the street rose in March. You heard of it in June."
          art={<ProblemArt scene="mirror" />}
        />
      </>
    ),
  },
} satisfies Meta<typeof SwatchGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Three in a row, equally high; below 1024 pixels one under the other, picture at the left. */
export const Range: Story = {
  play: async ({ canvas }) => {
    const cards = canvas.getAllByRole('article').map((one) => one.getBoundingClientRect());
    const names = canvas.getAllByRole('heading').map(({ textContent }) => textContent);
    await expect(names).toEqual(['The Empty Chair', 'Guesswork', 'Last to Know']);
    const tops = new Set(cards.map(({ top }) => top));
    await expect(tops.size).toBe(innerWidth < 1024 ? 3 : 1);
    if (tops.size === 1) await expect(new Set(cards.map(({ height }) => height)).size).toBe(1);
  },
};

/** Between 768 and 1023 pixels the picture stands at the left. */
export const Tablet: Story = {
  tags: ['!autodocs'],
  parameters: { screen: 'tablet' },
  play: async ({ canvas }) => {
    const card = canvas.getAllByRole('article')[0];
    const picture = card?.querySelector('svg')?.parentElement;
    const share = (picture?.clientWidth ?? 0) / (card?.clientWidth ?? 1);
    await expect(share).toBeCloseTo(0.44, 1);
  },
};
