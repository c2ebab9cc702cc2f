import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { contract } from '../../../stories/contract';
import { checkedWith, withForcedColors } from '../../../stories/real-browser';
import { vars } from '../../styles/contract.css';
import { AreaChart } from './AreaChart';

/** What cost $50 at first, at 3% a year and then at 8%. */
const rising = [50, 51.5, 53, 54.6, 56.3, 60.8, 65.6, 70.9];

const area = (values: readonly number[]) => (
  <div style={{ height: '16rem', background: vars.color.night }}>
    <AreaChart values={values} />
  </div>
);

export default {
  title: 'Data/AreaChart (sparkline, decoration)',
  id: 'charts-areachart',
  component: AreaChart,
  parameters: contract({
    purpose: 'A decoration at the foot of the result panel: a line over the teeth of a comb.',
    do: [
      'Let it rise beside a loss and fall beside a gain.',
      { says: 'Fill a box with it; it stretches.', drawn: area(rising) },
    ],
    dont: [
      'Show it before there is a result, where it would pass for one.',
      'Use it where values are to be read off: that is a LineChart.',
    ],
  }),
  args: { values: rising },
  render: ({ values }) => area(values),
} satisfies Meta<typeof AreaChart>;
type Story = StoryObj<typeof AreaChart>;

/** The chart fills its box and is hidden from assistive technology. */
export const Night: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    const svg = canvasElement.querySelector('svg');
    const box = svg?.parentElement?.getBoundingClientRect();
    await expect(svg?.getBoundingClientRect().height).toBeCloseTo(box?.height ?? 0, 0);
    await expect(svg?.getBoundingClientRect().width).toBeCloseTo(box?.width ?? 0, 0);
  },
};

/** Values of a gain. */
export const Falling: Story = { args: { values: [5, 4, 4, 1] } };

/** Equal values, drawn as a level line. */
export const Level: Story = { args: { values: [3, 3] } };

/** Under forced colors the line stays visible. */
export const Forced: Story = {
  tags: ['!autodocs'],
  parameters: checkedWith('forced colors'),
  play: async ({ canvasElement }) => {
    const line = canvasElement.querySelector('path:last-of-type');
    await withForcedColors(async () => {
      const text = getComputedStyle(document.body).color;
      await expect(line && getComputedStyle(line).stroke).toBe(text);
    });
  },
};
