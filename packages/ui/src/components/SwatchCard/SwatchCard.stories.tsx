import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { contract } from '../../../stories/contract';
import { art } from '../../styles/contract.css';
import { Comb } from '../Comb';
import { SwatchCard, SwatchGrid } from './SwatchCard';

/** A comb with a missing tooth, on a background. */
const picture = (background: string) => (
  <svg viewBox="0 0 400 370" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <path fill={background} d="M-400-400h1200v1200H-400z" />
    <Comb
      shape={{
        x: -30,
        y: 260,
        width: 460,
        lengths: new Array<number>(12).fill(160),
        toothWidth: 16,
        spine: 38,
        missing: [7],
      }}
    />
  </svg>
);

const code = `<SwatchGrid>
  <SwatchCard
    topic="Hiring"
    title="The Empty Chair"
    text="You post the job, boost it and wait. Rent on the empty chair is due all the same."
    shade="Shade 1"
    art={
      <svg viewBox="0 0 400 370" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        {/* A picture that also fills a wider card. */}
      </svg>
    }
  />
</SwatchGrid>`;

export default {
  title: 'Content/SwatchCard (teaser, guide card, SwatchGrid)',
  id: 'components-swatchcard',
  component: SwatchCard,
  subcomponents: { SwatchGrid },
  parameters: contract({
    code,
    purpose: 'A problem worth knowing by sight: a picture above a white label, as on a bottle.',
    do: ['Use three in a SwatchGrid, on three backgrounds.'],
    dont: [
      'Paint all of a row alike, or fill it with a card that says nothing.',
      'Say in the picture what the text leaves out: it is decoration.',
    ],
  }),
  args: {
    shade: 'Shade 1',
    topic: 'Hiring',
    title: 'The Empty Chair',
    text: 'You post the job, boost it and wait. Rent on the empty chair is due all the same.',
    art: picture(art.mint),
  },
  render: (args) => (
    <SwatchGrid>
      <SwatchCard {...args} />
    </SwatchGrid>
  ),
} satisfies Meta<typeof SwatchCard>;
type Story = StoryObj<typeof SwatchCard>;

export const One: Story = {};

/**
 * Cards are read in visual order, each with its heading: three in a row, equally high, and one below
 * the other under 1024 pixels.
 */
export const Range: Story = {
  parameters: { screen: 'desktop' },
  render: (args) => (
    <SwatchGrid>
      <SwatchCard {...args} />
      <SwatchCard
        shade="Shade 2"
        topic="Pricing"
        title="Guesswork"
        text="Safe usually means too low."
        art={picture(art.honey)}
      />
      <SwatchCard
        shade="Shade 3"
        topic="Competitors"
        title="Last to Know"
        text="Prices on the street rose in March. You heard of it in June."
        art={picture(art.jar)}
      />
    </SwatchGrid>
  ),
  play: async ({ canvas }) => {
    const cards = canvas.getAllByRole('article').map((one) => one.getBoundingClientRect());
    const names = canvas.getAllByRole('heading').map(({ textContent }) => textContent);
    await expect(names).toEqual(['The Empty Chair', 'Guesswork', 'Last to Know']);
    const tops = new Set(cards.map(({ top }) => top));
    await expect(tops.size).toBe(innerWidth < 1024 ? 3 : 1);
    if (tops.size === 1) await expect(new Set(cards.map(({ height }) => height)).size).toBe(1);
  },
};

/** On medium screens the picture moves to the left. */
export const Midsize: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article');
    const picture = card.querySelector('svg')?.getBoundingClientRect();
    await expect((picture?.width ?? 0) / card.clientWidth).toBeCloseTo(0.44, 1);
  },
};

/** Long words break rather than widen the card. */
export const Narrowest: Story = {
  args: { topic: 'Competitors and everything they charge', title: 'Straightforwardness' },
  tags: ['!autodocs'],
  globals: { viewport: { value: 'narrowest' } },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article');
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
  },
};
