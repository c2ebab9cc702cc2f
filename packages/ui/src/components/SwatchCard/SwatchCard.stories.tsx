import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProblemArt } from '../../illustration/ProblemArt';
import { SwatchCard, SwatchGrid } from './SwatchCard';
import { contract } from './SwatchCard.contract';

const meta = {
  title: 'Content/SwatchCard (guide card, teaser)',
  id: 'components-swatchcard',
  component: SwatchCard,
  parameters: { contract },
  args: {
    shade: 'Shade 1',
    topic: 'Hiring',
    title: 'The Empty Chair',
    text: 'You post the job, boost it and wait. Rent on the empty chair is due all the same.',
    art: <ProblemArt scene="missing-teeth" />,
  },
  render: (args) => (
    <SwatchGrid>
      <SwatchCard {...args} />
    </SwatchGrid>
  ),
} satisfies Meta<typeof SwatchCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article');
    const heading = canvas.getByRole('heading', { level: 3, name: 'The Empty Chair' });
    await expect(card).toContainElement(heading);
    const picture = card.querySelector('svg')?.getBoundingClientRect();
    const box = card.querySelector('svg')?.parentElement?.getBoundingClientRect();
    await expect(picture?.width).toBe(box?.width);
    await expect(picture?.height).toBe(box?.height);
  },
};

/** Long words break rather than widen the card. */
export const Narrowest: Story = {
  args: { topic: 'Competitors and everything they charge', title: 'Straightforwardness' },
  tags: ['!autodocs'],
  parameters: { screen: 'narrowest' },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article');
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
  },
};
