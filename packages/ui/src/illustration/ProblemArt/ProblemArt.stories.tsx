import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inBothThemes, onStage } from '../stage';
import * as stage from '../stage.stories.css';
import { ProblemArt } from './ProblemArt';
import { contract } from './ProblemArt.contract';

const meta = {
  title: 'Art/ProblemArt',
  id: 'illustration-problemart',
  component: ProblemArt,
  parameters: { contract },
  args: { scene: 'missing-teeth' },
  decorators: [onStage(stage.cards)],
} satisfies Meta<typeof ProblemArt>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Four teeth are gone: they are drawn as dashed outlines. */
export const MissingTeeth: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvasElement.querySelectorAll('[stroke-dasharray]')).toHaveLength(4);
  },
};

export const PriceTags: Story = { args: { scene: 'price-tags' } };

/** Two on one page: each glass has its own window. */
export const Mirrors: Story = {
  render: () => (
    <>
      <ProblemArt scene="mirror" />
      <ProblemArt scene="mirror" />
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

/** The three cards side by side. */
export const All: Story = {
  render: () => (
    <>
      <ProblemArt scene="missing-teeth" />
      <ProblemArt scene="price-tags" />
      <ProblemArt scene="mirror" />
    </>
  ),
};

export const BothThemes: Story = inBothThemes((args) => <ProblemArt {...args} />);
