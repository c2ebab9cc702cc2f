// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { AreaChart } from '../AreaChart/AreaChart';
import { haircut, manyMonths, threeLines } from '../specimens';
import { LineChart } from './LineChart';
import { type ChartSeries, maxLines } from './series';

afterEach(cleanup);

const slider = () => screen.getByRole<HTMLInputElement>('slider', { name: haircut.title });
const tags = () => screen.queryAllByText('Year: 2005');

function moveTo(value: number) {
  fireEvent.change(slider(), { target: { value: String(value) } });
}

describe('the cursor of a line chart', () => {
  it('says nothing before it is used', () => {
    render(<LineChart {...haircut} />);
    expect(screen.queryByText(/^Year: /)).toBeNull();
    expect(slider().getAttribute('aria-valuetext')).toBe('Year: 2000, $50');
  });

  it('takes the place that the range was moved to before hydration, in the drawing that fits', () => {
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(<LineChart {...haircut} />);
    expect(container.querySelectorAll('svg')).toHaveLength(3);
    slider().value = '1';
    render(<LineChart {...haircut} />, { container, hydrate: true });
    expect(container.querySelectorAll('svg')).toHaveLength(1);
    expect(slider().getAttribute('aria-valuetext')).toBe('Year: 2005, $56');
  });

  it('goes away when the focus leaves', () => {
    render(<LineChart {...haircut} />);
    act(() => slider().focus());
    moveTo(1);
    act(() => slider().blur());
    expect(tags()).toHaveLength(0);
  });

  it('names every series that has a value there, and no other', () => {
    render(<LineChart {...threeLines} />);
    const range = screen.getByRole('slider');
    expect(range.getAttribute('aria-valuetext')).toBe(
      '2010, Salon prices: $50, All consumer prices: $50, Your prices: $50',
    );
    fireEvent.change(range, { target: { value: '14' } });
    expect(range.getAttribute('aria-valuetext')).toBe(
      '2024, All consumer prices: $73, Your prices: $50',
    );
  });

  it('stays within the data when it gets shorter', () => {
    const { rerender } = render(<LineChart {...haircut} />);
    moveTo(4);
    const series = haircut.series.map((one) => ({ ...one, points: one.points.slice(0, 2) }));
    rerender(<LineChart {...haircut} series={series} />);
    expect(slider().value).toBe('1');
    expect(slider().getAttribute('aria-valuetext')).toBe('Year: 2005, $56');
  });

  it('is left out without data', () => {
    render(<LineChart {...haircut} series={[]} />);
    expect(screen.queryByRole('slider')).toBeNull();
  });
});

describe('the pointer', () => {
  // jsdom has no layout: gives the drawing a size at which one unit is one pixel.
  function drawing() {
    const svg = screen.getByRole('figure').querySelector('svg');
    if (svg === null) throw new Error('no drawing');
    svg.getBoundingClientRect = () => new DOMRect(100, 50, 760, 430);
    return svg;
  }

  it('hides the cursor when a mouse leaves, and keeps it after a touch', () => {
    render(<LineChart {...haircut} />);
    fireEvent.pointerMove(drawing(), { clientX: 340 });
    fireEvent.pointerLeave(drawing(), { pointerType: 'touch' });
    expect(tags()).toHaveLength(1);
    fireEvent.pointerLeave(drawing(), { pointerType: 'mouse' });
    expect(tags()).toHaveLength(0);
  });

  it('hides it on a tap elsewhere', () => {
    render(<LineChart {...haircut} />);
    fireEvent.pointerDown(drawing(), { clientX: 340, pointerType: 'touch' });
    expect(tags()).toHaveLength(1);
    fireEvent.pointerDown(document.body);
    expect(tags()).toHaveLength(0);
  });
});

it('gives every value in a table, the newest first', () => {
  render(<LineChart {...threeLines} />);
  const table = screen.getByRole('table', { name: threeLines.tableCaption, hidden: true });
  const rows = within(table).getAllByRole('row', { hidden: true });
  expect(rows).toHaveLength(16);
  expect(rows[1]?.textContent).toBe('2024–$73$50');
  const heads = within(table).getAllByRole('columnheader', { hidden: true });
  expect(heads.map((head) => head.textContent)).toEqual(threeLines.tableHeaders);
});

it('uses the table’s own formats, while the axis rounds', () => {
  const year = (x: number) => `the year ${x}`;
  const exact = (y: number) => `$${y}.00`;
  render(<LineChart {...haircut} tableFormatX={year} tableFormatY={exact} />);
  const table = screen.getByRole('table', { hidden: true });
  expect(
    within(table).getByRole('row', { name: 'the year 2005 $56.00', hidden: true }),
  ).toBeTruthy();
});

it('draws a line of each tone, and throws an error that explains the limit for more', () => {
  const [line] = haircut.series;
  const lines = (count: number) =>
    Array.from({ length: count }, (_, id) => ({ ...line, id: `${id}` }) as ChartSeries);
  const draw = (count: number) => renderToString(<LineChart {...haircut} series={lines(count)} />);
  expect(draw(maxLines)).toContain('<svg');
  expect(() => draw(maxLines + 1)).toThrow(
    new RangeError(
      'LineChart draws at most 3 lines, one a tone, but “Inflation Adjusted Price of $50 Haircut” has 4. Leave some out, or draw a second chart.',
    ),
  );
});

describe('in static HTML', () => {
  it('it is the finished picture with all numbers, even when it will be animated', () => {
    const html = renderToStaticMarkup(<LineChart {...haircut} animate />);
    expect(html.match(/>\$80<\/text>/g)?.length).toBeGreaterThanOrEqual(3);
    expect(html).toContain('<td');
  });

  it('drawings of long series stay small', () => {
    const html = renderToStaticMarkup(<LineChart {...manyMonths} />);
    expect(html.slice(0, html.indexOf('<details')).length).toBeLessThan(16_000);
  });
});

describe('a chart of a program without types', () => {
  const { series } = haircut;

  it.each([
    ['series', undefined, 'series of LineChart must be a list, but it was undefined'],
    ['series', null, 'series of LineChart must be a list, but it was null'],
    ['series', [null], 'series[0].points of LineChart must be a list'],
    ['series', [{ ...series[0], data: [], points: undefined }], 'series[0].points of LineChart'],
    ['series', [{ ...series[0], points: [null] }], 'series[0].points[0] of LineChart must be { x'],
    ['tableHeaders', undefined, 'tableHeaders of LineChart must be a list'],
    ['formatX', undefined, 'formatX of LineChart must be a function or a format'],
    ['formatY', '$', 'formatY of LineChart must be a function or a format, but it was string'],
  ])('names %s that is %j', (prop, value, says) => {
    const props = { ...haircut, [prop]: value };
    expect(() => renderToStaticMarkup(<LineChart {...props} />)).toThrow(`The prop ${says}`);
  });

  it('names the values of an area', () => {
    const values = undefined as never; // as above
    expect(() => renderToStaticMarkup(<AreaChart values={values} />)).toThrow(
      'The prop values of AreaChart must be a list, but it was undefined.',
    );
  });
});
