import { expect, it } from 'vitest';
import { regionalIncrease } from './use-region';

const month = { year: 2026, month: 5 };

it.each([
  [29.54, 'lost'],
  [-0.04, 'gained'],
  [0, 'unchanged'],
])('the increase by a region of %d is %s', (raiseInPercent, direction) => {
  const series = { changeInPercent: raiseInPercent, points: [] };
  const reference = { changeInPercent: 1, points: [] };
  const comparison = { ok: true, from: month, to: month, series, reference } as const;
  expect(regionalIncrease({ name: 'west', index: 'loading', comparison })).toEqual({
    raiseInPercent,
    direction,
  });
});
