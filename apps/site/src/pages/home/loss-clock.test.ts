import { inflationTeaser } from '@tallycomb/content/pages';
import { compareMonths, formatMoney } from '@tallycomb/inflation-core';
import { cpiU } from '@tallycomb/inflation-core/cpi-u';
import { describe, expect, it } from 'vitest';
import { clockReadings, yearlyLosses } from './loss-clock';

const { revenue, month } = inflationTeaser.assumptions;
const since = cpiU.points.filter((point) => compareMonths(point.month, month) >= 0);

describe('the price clock', () => {
  it('gives the loss by the index for each month since the last price update', () => {
    const [first = { index: 0 }, ...later] = since;
    expect(yearlyLosses).toHaveLength(later.length);
    for (const [place, { index }] of later.entries())
      expect(yearlyLosses[place]).toBeCloseTo(Math.max(0, revenue * (index / first.index - 1)), 1);
  });

  it('ticks on the way, in whole dollars', () => {
    const places = clockReadings.map(([elapsed]) => Number.parseFloat(elapsed));
    expect(places[0]).toBe(0);
    expect(places).toEqual([...new Set(places)].toSorted((a, b) => a - b));
    expect(places.at(-1)).toBeLessThan(100);
    const texts = yearlyLosses.map((loss) => formatMoney(Math.round(loss)).replace('.00', ''));
    for (const [, loss] of clockReadings) expect(texts).toContain(loss);
  });
});
