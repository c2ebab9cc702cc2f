import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { IconNails } from '../Icons';
import { Chip } from './Chip';
import { contract } from './Chip.contract';
import * as styles from './Chip.stories.css';
import { categories } from './specimens';
import { chipTones } from './tones';

const meta = {
  title: 'Content/Chip (category, pill)',
  id: 'components-chip',
  component: Chip,
  parameters: { contract },
  args: { tone: 'red', icon: <IconNails />, children: 'Nails' },
} satisfies Meta<typeof Chip>;

export default meta;
type Story = StoryObj<typeof meta>;

const rgb = (hex: string): string =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

/** Its colors illustrate: they are the same in both themes. */
export const OneCategory: Story = {
  play: async ({ canvas }) => {
    const { backgroundColor, color, minHeight } = getComputedStyle(canvas.getByText('Nails'));
    await expect(backgroundColor).toBe(rgb(chipTones.red.background));
    await expect(color).toBe(rgb(chipTones.red.text));
    await expect(Number.parseFloat(minHeight)).toBeGreaterThanOrEqual(68);
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

export const WithoutIcon: Story = { args: { icon: undefined } };

export const AllCategories: Story = {
  render: () => (
    <ul className={styles.row}>
      {categories.map(({ id, label, ...look }) => (
        <li key={id}>
          <Chip {...look}>{label}</Chip>
        </li>
      ))}
    </ul>
  ),
};
