import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { contract } from '../../../stories/contract';
import { haircut, manyMonths, threeLines, twoYears } from '../specimens';
import { LineChart } from './LineChart';

const code = `// Outside of the component, or in useMemo, so that the array is kept between renders.
const series = [
  {
    id: 'haircut',
    label: 'Haircut', // Stands at the end of the line.
    tone: 'primary', // Or 'ink' or 'secondary', once each: three lines at most.
    points: [
      { x: 2020, y: 50 }, // x is a number or a time in years: July 2026 is 2026.5.
      { x: 2021, y: 52.35 }, // y is a number; past NaN the line runs straight.
    ],
  },
] as const;

<LineChart
  title="A haircut that keeps pace"
  series={series}
  formatX={{ frequency: 'yearly' }}
  formatY={{ style: 'currency', currency: 'USD' }}
  tableCaption="The prices by year"
  tableHeaders={['Year', 'Price']}
/>`;

export default {
  title: 'Data/LineChart (graph, chart, time series, trend)',
  id: 'charts-linechart',
  component: LineChart,
  parameters: {
    ...contract({
      code,
      purpose:
        'Shows how a figure moved, and what not moving cost. The strand of the house: one line, hatched down to what stayed the same.',
      do: [
        'Write the conclusion as the takeaway.',
        'Name each line at its end; a legend makes the eye travel.',
        'Write units and signs in every label.',
      ],
      dont: [
        'Draw more than three lines: there are three tones, and the chart refuses a fourth.',
        'Tell lines apart by color alone.',
        'Scale a desktop drawing down to a phone: it has its own.',
      ],
      whenNot: [
        ['Figures are read one by one', 'A DataTable', 'components-datatable--docs'],
        ['It is no course over time', 'Another chart', 'patterns--docs#choosing-a-chart'],
      ],
      styles: ['Plot'],
      keys: {
        Tab: 'Reaches the cursor.',
        'Arrow keys, Home, End': 'Move it by a point, to the first and to the last.',
        Escape: 'Takes its tag away.',
      },
    }),
  },
  // Small on its page, so that its props and data are soon in view.
  decorators: (Story, { viewMode, args }) => (
    <div style={viewMode === 'docs' ? { maxWidth: args.gap ? '36rem' : '19.5rem' } : {}}>
      <Story />
    </div>
  ),
} satisfies Meta<typeof LineChart>;
type Story = StoryObj<typeof LineChart>;

/** The visible one of the three drawings. */
function drawingIn(canvas: ReturnType<typeof within>): HTMLElement {
  const figure: HTMLElement = canvas.getByRole('figure');
  const [drawing, ...others] = figure.querySelectorAll<HTMLElement>('svg');
  if (drawing === undefined || others.length > 0) throw new Error('not exactly one drawing');
  return drawing;
}

/** Moves the range by a `change` event, as a synthetic key press does not. */
const press = (slider: HTMLElement, value: number) =>
  fireEvent.change(slider, { target: { value: String(value) } });

/**
 * Tab focuses the cursor, with a solid ring around the plot. Arrow keys, Home and End move it and
 * announce the values; Escape hides the tag.
 */
export const Haircut: Story = {
  args: haircut,
  play: async ({ canvas }) => {
    const drawing = drawingIn(canvas);
    await expect(canvas.queryByRole('img')).toBeNull();
    await userEvent.tab();
    const slider = canvas.getByRole('slider', { name: haircut.title });
    await expect(slider).toHaveFocus();
    await expect(getComputedStyle(slider).outlineStyle).toBe('solid');
    await press(slider, 1);
    await expect(slider).toHaveAttribute('aria-valuetext', 'Year: 2005, $56');
    await expect(within(drawing).getByText('Year: 2005')).toBeVisible();
    await press(slider, 4);
    await expect(slider).toHaveAttribute('aria-valuetext', 'Year: 2020, $80');
    await userEvent.keyboard('{Escape}');
    await expect(within(drawing).queryByText('Year: 2020')).toBeNull();
  },
};

/** A mouse shows the nearest point. */
export const Pointed: Story = {
  args: haircut,
  play: async ({ canvas }) => {
    const shown = drawingIn(canvas);
    const { left, top, width, height } = shown.getBoundingClientRect();
    const coords = { clientX: left + width / 2, clientY: top + height / 2 };
    await userEvent.pointer({ target: shown, coords });
    await expect(await within(shown).findByText('Year: 2010')).toBeVisible();
  },
};

/**
 * A figure named by its title. The drawing is hidden from assistive technology, as a table behind a
 * native disclosure has all values.
 */
export const Numbers: Story = {
  tags: ['!autodocs'],
  args: { ...haircut, source: 'Source: an illustration.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(haircut.tableCaption)).not.toBeVisible();
    await userEvent.click(canvas.getByText('Show the numbers'));
    const table = canvas.getByRole('table', { name: haircut.tableCaption });
    await expect(within(table).getAllByRole('row')).toHaveLength(6);
    await expect(within(table).getByRole('rowheader', { name: '2015' })).toBeVisible();
    await expect(within(table).getByRole('cell', { name: '$70' })).toBeVisible();
  },
};

/** Lines differ in color, dash and the name at their end. */
export const ThreeLines: Story = { args: threeLines };

/** Draws fewer points of a long series than it has; the cursor and the table keep all of them. */
export const ManyMonths: Story = {
  tags: ['!autodocs'],
  args: manyMonths,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider')).toHaveAttribute('max', '1363');
    await userEvent.click(canvas.getByText('Show the numbers'));
    const region = canvas.getByRole('region', { name: manyMonths.tableCaption });
    await expect(region.scrollHeight).toBeGreaterThan(region.clientHeight);
    await expect(region).toHaveAttribute('tabindex', '0');
    await expect(getComputedStyle(region).backgroundAttachment).toContain('local, scroll');
    await userEvent.click(canvas.getByText('Show the numbers'));
  },
};

/** A time line has ticks at years, quarters or months; cursor and table name each month. */
export const TimeLine: Story = {
  tags: ['!autodocs'],
  args: twoYears,
  play: async ({ canvas }) => {
    await expect(within(drawingIn(canvas)).getByText('Jan 2026')).toBeVisible();
    await userEvent.tab();
    await press(canvas.getByRole('slider'), 13);
    await expect(canvas.getByRole('slider')).toHaveAttribute(
      'aria-valuetext',
      'February 2026, $51.99',
    );
    await userEvent.keyboard('{Escape}');
  },
};

const animated = (drawing: HTMLElement) =>
  drawing.getAnimations({ subtree: true }).filter((one) => one instanceof CSSAnimation);

/** Drawn in 1.5 s when it comes into view. */
export const Animated: Story = {
  tags: ['!autodocs'],
  args: { ...haircut, animate: true },
  play: async ({ canvas }) => {
    const drawing = drawingIn(canvas);
    await waitFor(() => expect(animated(drawing).length).toBeGreaterThan(0));
    for (const { effect } of animated(drawing)) {
      await expect(effect?.getComputedTiming().duration).toBe(1500);
    }
  },
};

/** A phone gets its own drawing with text of the same size. */
export const Phone: Story = {
  args: haircut,
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
};

/** Without data, write so as the takeaway: the chart has a foot alone, and no numbers to show. */
export const NoData: Story = {
  args: { ...haircut, takeaway: 'No prices yet.', series: [], gap: false },
};
