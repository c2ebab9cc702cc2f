import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withForcedColors } from '../../../.storybook/test-browser';
import * as icons from '.';
import * as categories from './CategoryIcons';
import { contract } from './Icons.contract';
import * as styles from './Icons.stories.css';

const meta = {
  title: 'Foundations/Icons',
  parameters: { contract },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const all = Object.entries(icons);
const isCategory = ([name]: (typeof all)[number]): boolean => name in categories;

interface GroupProps {
  readonly title: string;
  readonly members: typeof all;
}

const Group = ({ title, members }: GroupProps) => (
  <>
    <h2 className={styles.title}>{title}</h2>
    <ul className={styles.grid}>
      {members.map(([name, Icon]) => (
        <li key={name} className={styles.item}>
          <Icon className={styles.icon} />
          {name}
        </li>
      ))}
    </ul>
  </>
);

/** All on a 24-unit grid, 1.75 units of stroke, in the text color. */
export const All: Story = {
  render: () => (
    <>
      <Group title="Categories" members={all.filter(isCategory)} />
      <Group title="Signs" members={all.filter((icon) => !isCategory(icon))} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').length).toBe(all.length);
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
