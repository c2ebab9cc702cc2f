import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onStage } from '../stage';
import * as stage from '../stage.stories.css';
import { NotFoundArt } from './NotFoundArt';
import { contract } from './NotFoundArt.contract';

const meta = {
  title: 'Illustration/NotFoundArt',
  component: NotFoundArt,
  parameters: { contract, layout: 'fullscreen' },
  decorators: [onStage(stage.notFound)],
} satisfies Meta<typeof NotFoundArt>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Edge to edge at every width. */
export const Page: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    const svg = canvasElement.querySelector('svg');
    const width = svg?.parentElement?.getBoundingClientRect().width ?? 0;
    await expect(svg?.getBoundingClientRect().width).toBeCloseTo(width, 0);
  },
};
