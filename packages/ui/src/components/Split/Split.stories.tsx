import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Split } from './Split';
import { contract } from './Split.contract';
import * as styles from './Split.stories.css';

const meta = {
  title: 'Layout/Split (columns)',
  id: 'components-split',
  component: Split,
  parameters: { contract },
  args: {
    children: (
      <>
        <p>Five parts</p>
        <p className={styles.tall}>Seven parts</p>
      </>
    ),
  },
} satisfies Meta<typeof Split>;

export default meta;
type Story = StoryObj<typeof meta>;

const boxOf = (element: HTMLElement) => element.getBoundingClientRect();

export const FiveToSeven: Story = {
  parameters: { screen: 'desktop' },
  play: async ({ canvas }) => {
    const five = boxOf(canvas.getByText('Five parts'));
    const seven = boxOf(canvas.getByText('Seven parts'));
    await expect(five.right).toBeLessThan(seven.left);
    await expect(five.width / seven.width).toBeCloseTo(5 / 7, 2);
  },
};

export const Stacked: Story = {
  tags: ['!autodocs'],
  parameters: { screen: 'tablet' },
  play: async ({ canvas }) => {
    const first = boxOf(canvas.getByText('Five parts'));
    const second = boxOf(canvas.getByText('Seven parts'));
    await expect(first.bottom).toBeLessThan(second.top);
    await expect(first.width).toBe(second.width);
  },
};

export const Centered: Story = { args: { align: 'center' } };
export const AtTheEnd: Story = { args: { align: 'end' } };
