import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AreaChart } from './AreaChart';
import * as styles from './AreaChart.stories.css';

const meta = {
  title: 'Charts/AreaChart',
  component: AreaChart,
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
