import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onStage } from '../stage';
import * as stage from '../stage.stories.css';
import { StrandsArt } from './StrandsArt';
import { contract } from './StrandsArt.contract';

const meta = {
  title: 'Art/StrandsArt',
  id: 'illustration-strandsart',
  component: StrandsArt,
  parameters: { contract, layout: 'fullscreen' },
  decorators: [onStage(stage.notFound)],
} satisfies Meta<typeof StrandsArt>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Edge to edge, in the theme's colors of hair. */
export const Page: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    const svg = canvasElement.querySelector('svg');
    const width = svg?.parentElement?.getBoundingClientRect().width ?? 0;
    await expect(svg?.getBoundingClientRect().width).toBeCloseTo(width, 0);
    const drawn = [...(svg?.querySelectorAll('path') ?? [])].map((path) => path.getAttribute('d'));
    await expect(drawn.join('').match(/M/g)).toHaveLength(38);
  },
};

/** Another seed, another lock. */
export const AnotherSeed: Story = { args: { seed: 4 } };
