import { inflationTeaser } from '@tallycomb/content/pages';
import { compareMonths, formatMoney } from '@tallycomb/inflation-core';
import { cpiU } from '@tallycomb/inflation-core/cpi-u';
import { describe, expect, it } from 'vitest';
import { gaps, ticks } from './price-clock';

const { revenue, month } = inflationTeaser.assumptions;
const since = cpiU.points.filter((point) => compareMonths(point.month, month) >= 0);

describe('the price clock', () => {
  it('counts what the index says of each month since the last price update', () => {
    const [first = { index: 0 }, ...later] = since;
    expect(gaps).toHaveLength(later.length);
    for (const [place, { index }] of later.entries())
      expect(gaps[place]).toBeCloseTo(Math.max(0, revenue * (index / first.index - 1)), 1);
  });

  it('ticks on the way, in whole dollars', () => {
    const places = ticks.map(([passed]) => Number.parseFloat(passed));
    expect(places[0]).toBe(0);
    expect(places).toEqual([...new Set(places)].toSorted((a, b) => a - b));
    expect(places.at(-1)).toBeLessThan(100);
    const said = gaps.map((gap) => formatMoney(Math.round(gap)).replace('.00', ''));
    for (const [, says] of ticks) expect(said).toContain(says);
  });
});
