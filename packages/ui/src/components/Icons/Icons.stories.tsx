import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withForcedColors } from '../../../.storybook/forced-colors';
import * as icons from '.';
import { contract } from './Icons.contract';
import * as styles from './Icons.stories.css';

const meta = {
  title: 'Foundations/Icons',
  parameters: { contract },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** All on a 24-unit grid, 1.75 units of stroke, in the text color. */
export const All: Story = {
  render: () => (
    <ul className={styles.grid}>
      {Object.entries(icons).map(([name, Icon]) => (
        <li key={name} className={styles.item}>
          <Icon />
          {name}
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').length).toBe(Object.keys(icons).length);
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

export const Labeled: Story = {
  render: () => <icons.IconCheck aria-label="Included" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Included' })).toBeVisible();
  },
};

export const ForcedColors: Story = {
  tags: ['!autodocs'],
  render: () => (
    <p>
      <icons.IconCheck aria-label="Included" /> Priority support
    </p>
  ),
  play: async ({ canvas }) => {
    const icon = canvas.getByRole('img', { name: 'Included' });
    await withForcedColors(async () => {
      const text = getComputedStyle(canvas.getByText('Priority support')).color;
      await expect(getComputedStyle(icon).stroke).toBe(text);
    });
  },
};
