import { pairs } from 'd3-array';
import { describe, expect, it } from 'vitest';
import { textWidth } from '../../comb/text-width';
import { haircut as specimen } from '../specimens';
import { type LineChartModel, sitSideBySide } from './axes';
import { lineGeometry, placeValues } from './geometry';
import { type ChartLayout, crosses, layouts, overlaps } from './layout';

const haircut: LineChartModel = { ...specimen, formatX: String, formatY: (y) => `$${y}` };

const line = (id: string, from: number, step: number, label: string) => ({
  id,
  label,
  tone: 'ink' as const,
  points: Array.from({ length: 12 }, (_, index) => ({ x: index, y: from + index * step })),
});

describe.each(layouts)('the haircut chart, $name', (layout: ChartLayout) => {
  const geometry = lineGeometry(haircut, layout);
  const at = (index: number) => geometry.lines[0]?.markers[index] ?? { x: Number.NaN, y: 0 };

  it('puts equal years equally far apart, and values in proportion', () => {
    expect(at(2).x - at(0).x).toBeCloseTo(at(4).x - at(2).x, 0);
    expect((at(0).y - at(4).y) / 30).toBeCloseTo((at(0).y - at(1).y) / 6, 1);
  });

  it('has a gridline at the height of each written value', () => {
    expect(geometry.yTicks.map(({ label }) => label)).toContain('$80');
    expect(geometry.yTicks.find(({ label }) => label === '$80')?.at).toBe(at(4).y);
  });

  it('writes every year, every value and the words at the baseline', () => {
    expect(geometry.xTicks.map(({ label }) => label)).toEqual(
      '2000 2005 2010 2015 2020'.split(' '),
    );
    expect(geometry.values.map(({ text }) => text)).toEqual('$50 $56 $62 $70 $80'.split(' '));
    expect(geometry.baseline?.label.text).toBe('still charging $50');
    expect(geometry.baseline?.label.y).toBeGreaterThan(at(0).y);
  });

  it('keeps all text inside the drawing', () => {
    for (const { box } of geometry.values) {
      expect(box.left).toBeGreaterThan(0);
      expect(box.right).toBeLessThanOrEqual(layout.width);
      expect(box.top).toBeGreaterThan(0);
    }
    for (const { label } of geometry.yTicks) {
      expect(textWidth(label, 13, 'text')).toBeLessThanOrEqual(geometry.plot.left - 8);
    }
  });

  it('is written in tenths', () => {
    const { stops, ...drawn } = geometry;
    const coordinates = [drawn.lines, drawn.teeth, drawn.xTicks, drawn.yTicks, stops];
    expect(JSON.stringify(coordinates)).not.toMatch(/\d\.\d\d/);
    expect(drawn.teeth).toMatch(/^M/);
  });
});

describe.each(layouts)('several series, $name', (layout: ChartLayout) => {
  const series = [
    line('salon', 50, 1.8, 'Salon prices'),
    line('all', 50, 1.81, 'All consumer prices'),
    line('yours', 50, 1.79, 'Your prices'),
  ];
  const geometry = lineGeometry({ series, formatX: String, formatY: String }, layout);

  it('names each line at its end, without overlap', () => {
    const boxes = geometry.endLabels.map(({ x, y, lines }) => ({
      left: x,
      right: x + Math.max(...lines.map((text) => textWidth(text, 13, 'text'))),
      top: y - 10,
      bottom: y + 3 + (lines.length - 1) * 15,
    }));
    expect(boxes).toHaveLength(3);
    const pairs = boxes.flatMap((a, i) => boxes.slice(i + 1).map((b) => [a, b] as const));
    expect(pairs.filter(([a, b]) => overlaps(a, b))).toEqual([]);
    for (const { right } of boxes) expect(right).toBeLessThanOrEqual(layout.width);
    for (const { left } of boxes) expect(left).toBeGreaterThan(geometry.plot.right - 6);
  });

  it('joins a name that had to move to its line', () => {
    expect(geometry.endLabels.filter(({ leader }) => leader !== '').length).toBeGreaterThan(0);
  });
});

describe('odd data', () => {
  const compact = layouts[2] as ChartLayout; // the last of three
  const draw = (points: readonly { x: number; y: number }[], more: Partial<LineChartModel> = {}) =>
    lineGeometry(
      { ...haircut, series: [{ id: 'a', label: 'A', tone: 'ink', points }], ...more },
      compact,
    );

  it.each([
    ['no point', []],
    ['one point', [{ x: 2000, y: 50 }]],
    ['a flat line', [0, 1, 2].map((x) => ({ x, y: 50 }))],
    ['zeros', [0, 1, 2].map((x) => ({ x, y: 0 }))],
    ['values below the baseline', [0, 1, 2].map((x) => ({ x, y: 40 - x }))],
  ])('draws %s without a broken number', (_name, points) => {
    expect(JSON.stringify(draw(points))).not.toMatch(/NaN|Infinity|null/);
  });

  it('has no figures on its axes without a point', () => {
    expect([...draw([]).yTicks, ...draw([]).xTicks].map(({ label }) => label).join('')).toBe('');
  });

  it('marks neither points nor values when there are many', () => {
    const many = draw(Array.from({ length: 1400 }, (_, x) => ({ x: 1913 + x / 12, y: x })));
    expect(many.lines[0]?.markers).toEqual([]);
    expect(many.values).toEqual([]);
    expect(many.stops).toHaveLength(1400);
    expect(many.lines[0]?.path.split(' ').length).toBeLessThanOrEqual(200);
    expect(many.xTicks.length).toBeGreaterThan(2);
  });

  it('ends a line at its last point', () => {
    const { lines } = draw([0, 1, 2, 3, 4, 5, 6].map((x) => ({ x, y: 50 + x ** 2 / 3 })));
    const [{ path = '', markers = [] } = {}] = lines;
    const [start, ...steps] = path
      .slice(1)
      .split(/[l ]/)
      .map((pair) => pair.split(',').map(Number));
    for (const axis of [0, 1] as const) {
      const end = steps.reduce((at, step) => at + (step[axis] ?? 0), start?.[axis] ?? 0);
      const { x, y } = markers.at(-1) ?? { x: 0, y: 0 };
      expect(end).toBeCloseTo(axis === 0 ? x : y, 6);
    }
  });

  it('writes the words at the baseline above it when a line runs below', () => {
    const { baseline } = draw([0, 1, 2].map((x) => ({ x, y: 50 - x * 5 })));
    const height = Number(baseline?.path.split(' ')[1]?.split('H')[0]);
    expect(baseline?.label.y).toBeLessThan(height);
  });

  it('makes room for long values on the axis', () => {
    const formatY = (y: number) => `$${y.toLocaleString('en-US')},000`;
    const { plot, yTicks } = draw(haircut.series[0]?.points ?? [], { formatY });
    const widest = Math.max(...yTicks.map(({ label }) => textWidth(label, 13, 'text')));
    expect(plot.left - 8).toBeGreaterThanOrEqual(widest);
  });
});

describe.each(layouts)('a time line, $name', (layout: ChartLayout) => {
  const spans = [3, 7, 14, 20, 30, 60, 100, 240, 700, 1363];
  const axisOf = (months: number, frequency: 'monthly' | 'quarterly' | 'yearly', step = 1) => {
    const points = Array.from({ length: Math.ceil(months / step) }, (_, at) => ({
      x: 2026.5 - (months - at * step) / 12,
      y: at,
    }));
    const model: LineChartModel = {
      series: [{ id: 'index', label: 'Index', tone: 'ink', points }],
      formatX: String,
      formatY: String,
      time: { frequency },
    };
    return lineGeometry(model, layout).xTicks;
  };

  it.each(spans)('has ticks that sit side by side, over %i months', (months) => {
    const ticks = axisOf(months, 'monthly');
    expect(ticks.length).toBeGreaterThanOrEqual(2);
    expect(sitSideBySide(ticks)).toBe(true);
    expect(new Set(ticks.map(({ label }) => label)).size).toBe(ticks.length);
  });

  it.each([
    [3, ['Apr 2026', 'May 2026']],
    [14, layout.name === 'compact' ? ['Jul 2025', 'Jan 2026'] : ['Jul 2025', 'Oct 2025']],
    [30, layout.name === 'compact' ? ['2024', '2025'] : ['Jan 2024', 'Jul 2024']],
    [60, ['2022', '2023']],
    [1363, ['1920', '1940']],
  ])('over %i months begins with %j', (months, labels) => {
    expect(
      axisOf(months, 'monthly')
        .slice(0, 2)
        .map(({ label }) => label),
    ).toEqual(labels);
  });

  it('writes a few years below their points', () => {
    expect(axisOf(60, 'yearly', 12).map(({ label }) => label)).toEqual(
      '2021 2022 2023 2024 2025'.split(' '),
    );
  });
});

const size = 24;
const points = (ys: readonly number[], pitch: number, text = '$50.25') =>
  ys.map((y, index) => ({ x: 60 + index * pitch, y, text }));

describe('the values at the points', () => {
  it('never cover each other, with twelve points at 350 px', () => {
    const crowded = points([90, 120, 80, 150, 60, 200, 210, 90, 94, 98, 180, 60], 24);
    const labels = placeValues(crowded, pairs(crowded), size);
    expect(labels.length).toBeGreaterThanOrEqual(4);
    const neighbors = labels.flatMap((a, i) => labels.slice(i + 1).map((b) => [a, b] as const));
    expect(neighbors.filter(([a, b]) => overlaps(a.box, b.box))).toEqual([]);
  });

  it('move out of the way of a steep line', () => {
    const steep = points([40, 260, 40], 30, '$50');
    const lines = pairs(steep);
    const trough = placeValues(steep, lines, size).find(({ x }) => x === 90);
    expect(trough?.y).toBeGreaterThan(260);
    expect(lines.some((line) => trough && crosses(line, trough.box))).toBe(false);
  });
});
