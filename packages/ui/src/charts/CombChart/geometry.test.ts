import { describe, expect, it } from 'vitest';
import { overlaps } from '../plot/labels';
import { layouts } from '../plot/layout';
import { combChartGeometry } from './geometry';

const words = {
  youLabel: 'You',
  medianLabel: 'Median',
  formatValue: (value: number) => `$${value}`,
};
const valued = (...values: number[]) =>
  values.map((value, index) => ({ label: `Salon ${index + 1}`, value }));
const rising = valued(...Array.from({ length: 24 }, (_, index) => 120 + index * 9));
const falling = [...rising].reverse();

describe.each(layouts)('a comb chart, $name', (layout) => {
  const model = { ...words, values: rising, you: 7, median: 12 };
  const chart = combChartGeometry(model, layout);
  const tips = chart.stops.map(({ points }) => points[0]?.y ?? Number.NaN);

  it('begins at zero: a tooth of twice the value is twice as long', () => {
    const { stops, plot } = combChartGeometry({ ...words, values: valued(30, 60) }, layout);
    const [short = 0, long = 0] = stops.map(({ points }) => plot.bottom - (points[0]?.y ?? 0));
    expect(long / short).toBeCloseTo(2, 1);
  });

  it('draws each tooth once, yours apart', () => {
    expect(chart.teeth.match(/M/g)).toHaveLength(23);
    expect(chart.you.match(/M/g)).toHaveLength(1);
  });

  it('keeps the teeth apart, and their feet within the spine', () => {
    const [first, second] = chart.stops;
    expect((second?.x ?? 0) - (first?.x ?? 0)).toBeGreaterThan(chart.toothWidth * 1.5);
    const feet = [...chart.teeth.matchAll(/M[\d.]+ ([\d.]+)V/g)].map(([, y]) => Number(y));
    for (const foot of feet) {
      expect(foot + chart.toothWidth / 2).toBeLessThanOrEqual(
        chart.plot.bottom + chart.spine.height,
      );
    }
  });

  it.each([
    ['rising', rising, 7, 12],
    ['falling', falling, 2, 3],
    ['at the left edge', falling, 0, 1],
    ['at the right edge', rising, 23, 22],
    ['on one tooth', rising, 23, 23],
  ])('keeps flags in view, apart and clear of teeth: %s', (_name, values, you, median) => {
    const { flags, stops, toothWidth } = combChartGeometry(
      { ...words, values, you, median },
      layout,
    );
    const [yours, middle] = flags;
    if (yours === undefined || middle === undefined) throw new Error('a flag is missing');
    expect(overlaps(yours, middle)).toBe(false);
    for (const flag of flags) {
      expect(flag.top).toBeGreaterThanOrEqual(0);
      expect(flag.left).toBeGreaterThanOrEqual(0);
      expect(flag.right).toBeLessThanOrEqual(layout.width);
      for (const { x, points } of stops) {
        const isBeneath = x + toothWidth / 2 > flag.left && x - toothWidth / 2 < flag.right;
        if (isBeneath) expect(points[0]?.y).toBeGreaterThan(flag.bottom);
      }
    }
  });

  it('leaves no room for flags where there are none', () => {
    const bare = combChartGeometry({ ...words, values: valued(50, 100) }, layout);
    expect(bare.flags).toEqual([]);
    expect(Math.min(...bare.yTicks.map(({ at }) => at))).toBe(layout.top);
  });

  it('is in order and in tenths', () => {
    expect(tips).toEqual([...tips].sort((a, b) => b - a));
    expect(chart.teeth + chart.you).not.toMatch(/\.\d\d|NaN/);
  });
});

describe('a comb chart of odd values', () => {
  const [layout] = layouts;
  if (layout === undefined) throw new Error('there is no layout');

  it('draws no tooth for what is not a length', () => {
    const values = valued(10, 0, -4, Number.NaN, Number.POSITIVE_INFINITY);
    const { teeth, stops } = combChartGeometry({ ...words, values, you: 3 }, layout);
    expect(teeth.match(/M/g)).toHaveLength(1);
    expect(JSON.stringify(stops)).not.toContain('null');
  });

  it('stands without values, and ignores marks that point at none', () => {
    const { teeth, flags, yTicks } = combChartGeometry({ ...words, values: [], you: 4 }, layout);
    expect([teeth, flags]).toEqual(['', []]);
    expect(yTicks.map(({ label }) => label)).toEqual([words.formatValue(0)]);
  });
});
