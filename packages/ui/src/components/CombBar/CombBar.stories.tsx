import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withForcedColors } from '../../../stories/real-browser';
import { CombBar } from './CombBar';
import { contract } from './CombBar.contract';
import * as styles from './CombBar.stories.css';

const meta = {
  title: 'Data/CombBar (bar, meter)',
  id: 'components-combbar',
  component: CombBar,
  parameters: { contract },
  args: { value: 36_179, max: 56_748 },
  decorators: [
    (Story) => (
      <div className={styles.cells}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CombBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Its end lies at the share of the cell that the value is of the maximum. */
export const Share: Story = {
  play: async ({ canvasElement }) => {
    const svg = canvasElement.querySelector('svg');
    await expect(svg).toHaveAttribute('aria-hidden', 'true');
    const tooth = svg?.querySelector('line');
    const width = svg?.getBoundingClientRect().width ?? 0;
    await expect(tooth?.x2.baseVal.value).toBeCloseTo((width * 36_179) / 56_748, 0);
  },
};

/** The smallest tooth is still to be seen, and nothing is drawn for nothing. */
export const FromNothingToAll: Story = {
  render: () => (
    <>
      {[0, 3084, 14_974, 36_179, 56_748].map((value) => (
        <CombBar key={value} value={value} max={56_748} />
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('svg')).toHaveLength(5);
    await expect(canvasElement.querySelectorAll('line')).toHaveLength(4);
  },
};

export const ForcedColors: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const tooth = canvasElement.querySelector('line');
    await withForcedColors(async () => {
      const text = getComputedStyle(document.body).color;
      await expect(tooth && getComputedStyle(tooth).stroke).toBe(text);
    });
  },
};
