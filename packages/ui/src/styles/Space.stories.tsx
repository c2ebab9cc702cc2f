import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { layout } from './constants';
import * as styles from './Space.stories.css';

const meta = { title: 'Foundations/Space' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Steps: Story = {
  render: () => (
    <ul className={styles.list}>
      {Object.entries(layout.space).map(([step, size]) => (
        <li key={step} className={styles.row}>
          <span className={styles.bar[Number(step) as keyof typeof layout.space]} />
          space.{step}, {size}
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas }) => {
    const row = canvas.getByText('space.10, 128px');
    await expect(row.firstElementChild?.getBoundingClientRect().width).toBe(128);
  },
};
