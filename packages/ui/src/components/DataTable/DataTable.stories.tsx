import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { contract } from '../../../stories/contract';
import { DataTable } from './DataTable';

const gaps = [
  ['2020', '+1.2%', '$3,084', 3084],
  ['2021', '+6.0%', '$14,974', 14974],
  ['2022', '+14.5%', '$36,179', 36179],
  ['2023', '+19.2%', '$47,960', 47960],
  ['2024', '+22.7%', '$56,748', 56748],
] as const;

const code = `<DataTable
  caption="What prices were lost to inflation"
  rowHeaderKey="year"
  columns={[
    { key: 'year', header: 'Year' },
    { key: 'lost', header: 'Lost that year', align: 'right', emphasis: true },
  ]}
  rows={[
    { id: '2023', cells: { year: 2023, lost: '$47,960' }, bar: { value: 47960, max: 56748 } },
    { id: '2024', cells: { year: 2024, lost: '$56,748' }, bar: { value: 56748, max: 56748 } },
  ]}
/>`;

export default {
  title: 'Data/DataTable (table, rows, spreadsheet)',
  id: 'components-datatable',
  component: DataTable,
  parameters: contract({
    code,
    purpose: 'Figures in rows, to compare and to look up. The numbers behind a result or a chart.',
    do: [
      'Align numbers right.',
      'Write units and signs in every cell: $14,974, +6.0%.',
      'Hide a column on phones only if the others say enough.',
    ],
    dont: [
      {
        says: 'Leave signs and units to the caption.',
        props: { rows: [{ id: '2021', cells: { year: '2021', since: '6', lost: '14974' } }] },
      },
      'Give a bar to a number that is not in a cell.',
    ],
    whenNot: [
      ['Each name has one price', 'Leader', 'components-leader--docs'],
      ['It matters how a figure moved', 'A LineChart', 'charts-linechart--docs'],
      ['Parts of a page stand side by side', 'A Split', 'components-split--docs'],
    ],
    keys: { 'Arrow keys': 'Scroll it, where it is too wide for its place.' },
  }),
  args: {
    caption: 'Sample: what $250,000 a year lost to rising prices',
    rowHeaderKey: 'year',
    columns: [
      { key: 'year', header: 'Year' },
      { key: 'since', header: 'Since last update', align: 'right', hideOnMobile: true },
      { key: 'lost', header: 'Lost that year', align: 'right', emphasis: true },
    ],
    barHeader: 'Compared',
    rows: gaps.map(([year, since, lost, value]) => ({
      id: year,
      cells: { year, since, lost },
      bar: { value, max: 56748 },
    })),
  },
} satisfies Meta<typeof DataTable>;
type Story = StoryObj<typeof DataTable>;

/** The caption names the table, and a header names each row; bars are not read out. */
export const Teeth: Story = {
  parameters: { screen: 'desktop' },
  args: { foot: { year: 'Total', lost: '$158,945' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: /^Sample/ })).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: '2024' })).toBeVisible();
    for (const row of canvas.getAllByRole('row'))
      await expect(row.querySelectorAll(':not([aria-hidden]):is(td, th)')).toHaveLength(3);
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

export const Plain: Story = {
  args: { rows: gaps.map(([year, since, lost]) => ({ id: year, cells: { year, since, lost } })) },
};

/** A table too wide for its place is in a region that arrow keys scroll. */
export const Scrolling: Story = {
  args: {
    rows: gaps.map(([year, since, lost]) => ({
      id: year,
      cells: { year, since, lost: `${lost} of $250,000` },
    })),
  },
  decorators: (Story) => (
    <div style={{ width: '20rem' }}>
      <Story />
    </div>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('region')).toHaveAttribute('tabindex', '0'));
    await expect(canvas.getByRole('region')).toHaveAccessibleName(/^Sample/);
  },
};
