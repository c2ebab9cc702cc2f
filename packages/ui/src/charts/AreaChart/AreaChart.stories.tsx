import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withForcedColors } from '../../../.storybook/test-browser';
import { AreaChart } from './AreaChart';
import { contract } from './AreaChart.contract';
import * as styles from './AreaChart.stories.css';

const meta = {
  title: 'Data/AreaChart (graph)',
  id: 'charts-areachart',
  component: AreaChart,
  parameters: { contract },
  args: { seed: 7, tone: 'night' },
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

/** Decoration: it fills its box, and assistive technology does not meet it. */
export const Night: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    const svg = canvasElement.querySelector('svg');
    const box = svg?.parentElement?.getBoundingClientRect();
    await expect(svg?.getBoundingClientRect().height).toBeCloseTo(box?.height ?? 0, 0);
    await expect(svg?.getBoundingClientRect().width).toBeCloseTo(box?.width ?? 0, 0);
  },
};

/** Another seed, another picture. */
export const AnotherSeed: Story = { args: { seed: 3 } };

/** Beside a gain. */
export const Falling: Story = { args: { trend: 'falling' } };

/** Beside nothing gained or lost. */
export const Level: Story = { args: { trend: 'level' } };

/** Two of a number are alike; a third differs. */
export const SeedDecides: Story = {
  tags: ['!autodocs'],
  render: (args) => (
    <>
      <AreaChart {...args} />
      <AreaChart {...args} />
      <AreaChart {...args} seed={3} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const [first, second, third] = [...canvasElement.querySelectorAll('svg')].map(
      ({ innerHTML }) => innerHTML,
    );
    await expect(second).toBe(first);
    await expect(third).not.toBe(first);
  },
};

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
