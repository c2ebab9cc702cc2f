import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Split } from './Split';
import * as styles from './Split.stories.css';

const meta = {
  title: 'Components/Split',
  component: Split,
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

export const FiveToSeven: Story = {
  play: async ({ canvas }) => {
    const [five, seven] = ['Five parts', 'Seven parts'].map((text) =>
      canvas.getByText(text).getBoundingClientRect(),
    );
    if (!five || !seven) throw new Error('Both columns are needed.');
    if (innerWidth >= 1024) await expect(five.width / seven.width).toBeCloseTo(5 / 7, 2);
    else await expect(seven.top).toBeGreaterThan(five.top);
  },
};

export const Centered: Story = { args: { align: 'center' } };
export const AtTheEnd: Story = { args: { align: 'end' } };
