import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { DataTable } from './DataTable';
import { contract } from './DataTable.contract';
import * as styles from './DataTable.stories.css';

const gaps = [
  ['2020', '+1.2%', '$3,084', 3084],
  ['2021', '+6.0%', '$14,974', 14974],
  ['2022', '+14.5%', '$36,179', 36179],
  ['2023', '+19.2%', '$47,960', 47960],
  ['2024', '+22.7%', '$56,748', 56748],
] as const;

const meta = {
  title: 'Data/DataTable (grid, numbers)',
  id: 'components-datatable',
  component: DataTable,
  parameters: { contract },
  args: {
    caption: 'Sample: what $250,000 a year lost to rising prices',
    rowHeaderKey: 'year',
    columns: [
      { key: 'year', header: 'Year' },
      { key: 'since', header: 'Since last update', align: 'right', hideOnMobile: true },
      { key: 'lost', header: 'Lost that year', align: 'right', emphasis: true },
    ],
    rows: gaps.map(([year, since, lost, value]) => ({
      id: year,
      cells: { year, since, lost },
      bar: { value, max: 56748 },
    })),
  },
} satisfies Meta<typeof DataTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithBars: Story = {
  args: { foot: { year: 'Total', lost: '$158,945' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: /^Sample/ })).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: '2024' })).toBeVisible();
    for (const row of canvas.getAllByRole('row'))
      await expect(row.querySelectorAll(':not([aria-hidden]):is(td, th)')).toHaveLength(3);
    await expect(canvas.getAllByRole('row')).toHaveLength(7);
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

export const Plain: Story = {
  args: { rows: gaps.map(([year, since, lost]) => ({ id: year, cells: { year, since, lost } })) },
};

/** Too wide for its place: it scrolls, and the keyboard can scroll it. */
export const Scrolling: Story = {
  decorators: [
    (Story) => (
      <div className={styles.narrow}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('region')).toHaveAttribute('tabindex', '0'));
    await expect(canvas.getByRole('region')).toHaveAccessibleName(/^Sample/);
  },
};
