import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withForcedColors } from '../../../stories/real-browser';
import { paceOfPrices } from '../specimens';
import { AreaChart } from './AreaChart';
import { contract } from './AreaChart.contract';
import * as styles from './AreaChart.stories.css';

const meta = {
  title: 'Data/AreaChart (graph)',
  id: 'charts-areachart',
  component: AreaChart,
  parameters: { contract },
  args: { values: paceOfPrices, tone: 'night' },
  decorators: [
    (Story) => (
      <div className={styles.panel}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AreaChart>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It fills its box, and assistive technology does not meet it. */
export const Night: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    const svg = canvasElement.querySelector('svg');
    const box = svg?.parentElement?.getBoundingClientRect();
    await expect(svg?.getBoundingClientRect().height).toBeCloseTo(box?.height ?? 0, 0);
    await expect(svg?.getBoundingClientRect().width).toBeCloseTo(box?.width ?? 0, 0);
  },
};

/** Beside a gain. */
export const Falling: Story = {
  args: { values: [5, 4, 4, 1] },
  play: async ({ canvasElement }) => {
    const line = canvasElement.querySelector('path:last-of-type')?.getAttribute('d');
    await expect(line).toBe('M0 46L266.7 103.5L533.3 103.5L800 276');
  },
};

/** Beside nothing gained or lost. */
export const Level: Story = { args: { values: [3, 3] } };

export const ForcedColors: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const line = canvasElement.querySelector('path:last-of-type');
    await withForcedColors(async () => {
      const text = getComputedStyle(document.body).color;
      await expect(line && getComputedStyle(line).stroke).toBe(text);
    });
  },
};
