import { expect, it } from 'vitest';
import { cpiU } from '../../tests/frozen-series';
import { staleness } from './staleness';

it.each([
  [{ year: 2026, month: 8 }, 0, false],
  [{ year: 2026, month: 11 }, 3, false],
  [{ year: 2026, month: 12 }, 4, true],
  [{ year: 2027, month: 8 }, 12, true],
  [{ year: 2020, month: 1 }, 0, false],
])('in %j the data is %i months old; overdue: %s', (today, monthsOld, stale) => {
  expect(staleness(cpiU, today)).toEqual({ monthsOld, stale });
});
