import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cpiU, withPoints } from '../../tests/frozen-series.ts';
import { addMonths, compareMonths } from '../months.ts';
import { indexFor } from './index-for.ts';

describe('indexFor', () => {
  it('finds what a search from the start finds, in a series full of gaps', () => {
    const gaps = fc.subarray(cpiU.points.slice(0, 60), { minLength: 1 });
    fc.assert(
      fc.property(gaps, fc.integer({ min: -5, max: 70 }), (points, after) => {
        const first = points[0]?.month ?? cpiU.first;
        const month = addMonths(first, after);
        const newest = points.at(-1)?.month ?? first;
        const slow = points.findLast((point) => compareMonths(point.month, month) <= 0);
        const found = indexFor(withPoints(points), month);
        const expected = compareMonths(month, newest) > 0 ? undefined : slow?.month;
        expect(found.ok ? found.indexMonth : undefined).toEqual(expected);
        if (found.ok && expected)
          expect(found.isCarriedForward).toBe(compareMonths(expected, month) < 0);
      }),
    );
  });
});
