import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { onStage } from '../stage';
import * as stage from '../stage.stories.css';
import { NotFoundArt } from './NotFoundArt';
import { contract } from './NotFoundArt.contract';

const meta = {
  title: 'Art/NotFoundArt',
  id: 'illustration-notfoundart',
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

const teeth = {
  legend: 'Missing teeth',
  label: 'Tooth',
  whole: 'All there. Still no page.',
} as const;

/** Each loose tooth and its gap are a checkbox; a line appears once all are checked. No script. */
export const PushedBackIn: Story = {
  args: { teeth },
  play: async ({ canvas }) => {
    const whole = canvas.getByText(teeth.whole);
    await expect(whole).not.toBeVisible();
    for (const tooth of canvas.getAllByRole('checkbox', { name: /^Tooth \d$/ })) {
      await expect(tooth.getBoundingClientRect().width).toBeGreaterThanOrEqual(24);
      tooth.focus();
      await userEvent.keyboard(' ');
    }
    await expect(whole).toBeVisible();
  },
};
