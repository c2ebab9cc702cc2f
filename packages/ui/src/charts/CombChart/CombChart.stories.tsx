import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { salons } from '../specimens';
import { CombChart } from './CombChart';
import { contract } from './CombChart.contract';

const meta = {
  title: 'Data/CombChart (bar chart, graph)',
  id: 'charts-combchart',
  component: CombChart,
  parameters: { contract },
  args: salons,
} satisfies Meta<typeof CombChart>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The one of the three drawings that this width shows. */
function drawingIn(canvas: ReturnType<typeof within>): HTMLElement {
  const figure: HTMLElement = canvas.getByRole('figure');
  const drawings = [...figure.querySelectorAll<HTMLElement>('svg')];
  const [drawing, ...others] = drawings.filter((one) => one.checkVisibility());
  if (drawing === undefined || others.length > 0) throw new Error('not exactly one drawing shows');
  return drawing;
}

/** One tooth is yours, by its color and by its flag; the median has a flag, too. */
export const YouAndTheMedian: Story = {
  play: async ({ canvas }) => {
    const drawing = drawingIn(canvas);
    await expect(canvas.getAllByText(/under the median/)).toHaveLength(1);
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(within(drawing).getByText('You')).toBeVisible();
    await expect(within(drawing).getByText('$148')).toBeVisible();
    const boxes = ['You', 'Median'].map((text) => {
      const flag = within(drawing).getByText(text).closest('g');
      const box = flag?.querySelector('path:nth-of-type(2)')?.getBoundingClientRect();
      if (box === undefined) throw new Error(`${text} has no flag`);
      return box;
    });
    const [yours, median] = boxes as [DOMRect, DOMRect];
    await expect(yours.right <= median.left || median.bottom <= yours.top).toBe(true);
  },
};

/** The cursor is a native range: it speaks the tooth, and shows it on a tag. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    const slider = canvas.getByRole('slider');
    await expect(slider).toHaveFocus();
    await expect(getComputedStyle(slider).outlineStyle).toBe('solid');
    const [ring, plot] = [slider, drawingIn(canvas)].map((one) => one.getBoundingClientRect());
    await expect(ring?.width).toBeCloseTo(plot?.width ?? 0, 0);
    await expect(ring?.height).toBeCloseTo(plot?.height ?? 0, 0);
    // A made-up key press does not move a native range; this event is what a real one ends in.
    await fireEvent.change(slider, { target: { value: '7' } });
    await expect(slider).toHaveAttribute('aria-valuetext', 'Salon 8 (You), $148');
    await expect(within(drawingIn(canvas)).getByText('Salon 8 (You)')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(within(drawingIn(canvas)).queryByText('Salon 8 (You)')).toBeNull();
  },
};

/** A mouse shows the nearest tooth. */
export const Pointed: Story = {
  play: async ({ canvas }) => {
    const drawing = drawingIn(canvas);
    const { left, top, width, height } = drawing.getBoundingClientRect();
    const coords = { clientX: left + width - 4, clientY: top + height / 2 };
    await userEvent.pointer({ target: drawing, coords });
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuetext', 'Salon 24, $330');
    await expect(drawing.querySelector('circle')).not.toBeNull();
    await userEvent.unhover(drawing);
    await waitFor(() => expect(drawing.querySelector('circle')).toBeNull());
  },
};

/** Every value stands in a table; yours is marked there in words. */
export const Numbers: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Show the numbers'));
    const rows = within(canvas.getByRole('table')).getAllByRole('row');
    await expect(rows).toHaveLength(25);
    await expect(canvas.getByRole('row', { name: 'Salon 8 (You) $148' })).toBeVisible();
  },
};

/** Few teeth, with their names beneath them. */
export const Few: Story = {
  args: {
    label: 'What One Visit Costs',
    takeaway: undefined,
    values: [
      { label: 'Cut', value: 60 },
      { label: 'Color', value: 110 },
      { label: 'Both', value: 150 },
    ],
    you: undefined,
    median: undefined,
    tableHeaders: ['Service', 'Price'],
    source: 'Source: a made-up price list.',
  },
  play: async ({ canvas }) => {
    const drawing = drawingIn(canvas);
    for (const name of ['Cut', 'Color', 'Both']) {
      await expect(within(drawing).getByText(name)).toBeVisible();
    }
    await expect(within(drawing).queryByText('You')).toBeNull();
  },
};

/** Without values there is a frame and an empty table, and no cursor. */
export const NoData: Story = {
  args: { values: [], takeaway: undefined, you: undefined, median: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('slider')).toBeNull();
    await expect(canvas.queryByText('$1')).toBeNull();
  },
};

/** A phone has a drawing of its own. */
export const Phone: Story = {
  parameters: { screen: 'phone' },
  play: async ({ canvas }) => {
    const drawing = drawingIn(canvas);
    await expect(drawing).toHaveAttribute('viewBox', '0 0 350 330');
    await expect(drawing.getBoundingClientRect().width).toBeLessThan(390);
  },
};
