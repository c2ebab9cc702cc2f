import type { SeriesComparison } from '@tallycomb/inflation-core/series';
import { describe, expect, it } from 'vitest';
import { type ChosenRegion, regionalIncrease } from './use-region';

const month = { year: 2026, month: 5 };

const regionWith = (changeInPercent: number): ChosenRegion => {
  const series = { changeInPercent, points: [] };
  const comparison: SeriesComparison = {
    ok: true,
    from: month,
    to: month,
    series,
    reference: { changeInPercent: 1, points: [] },
  };
  return { name: 'west', index: 'loading', comparison };
};

describe('the increase by a region', () => {
  it.each([
    [29.54, 'lost'],
    [-0.04, 'gained'],
    [0, 'unchanged'],
  ])('of %d is %s', (raiseInPercent, direction) => {
    expect(regionalIncrease(regionWith(raiseInPercent))).toEqual({ raiseInPercent, direction });
  });
});
