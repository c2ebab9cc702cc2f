import { expect, it } from 'vitest';
import { cpiU } from '../../tests/frozen-series.ts';
import { canadaByYear } from '../../tests/published-indexes.ts';
import { staleness } from './staleness.ts';

it.each([
  ['in the month of the newest index', { year: 2026, month: 8, day: 31 }, 0, 0],
  ['before the next release', { year: 2026, month: 10, day: 1 }, 2, 0],
  ['on the day of the next release', { year: 2026, month: 10, day: 15 }, 2, 0],
  ['the day after it', { year: 2026, month: 10, day: 16 }, 2, 1],
  ['on 23 November 2026', { year: 2026, month: 11, day: 23 }, 3, 2],
  ['in a month without a day, as on its first', { year: 2026, month: 11 }, 3, 1],
  ['a year later', { year: 2027, month: 8, day: 16 }, 12, 11],
  ['long before', { year: 2020, month: 1, day: 16 }, 0, 0],
])('counts %s the releases that were missed', (_, today, monthsOld, missedReleases) => {
  const stale = missedReleases > 0;
  expect(staleness(cpiU, today)).toEqual({ monthsOld, missedReleases, stale });
});

it('does not wait for a month that will never be published', () => {
  const points = cpiU.points.filter(
    ({ month: { year, month } }) => year < 2025 || (year === 2025 && month < 10),
  );
  const known = { ...cpiU, points, newest: { year: 2025, month: 9 } };
  const today = { year: 2025, month: 11, day: 16 };
  expect(staleness(known, today)).toMatchObject({ missedReleases: 0 });
  expect(staleness({ ...known, missing: [] }, today)).toMatchObject({ missedReleases: 1 });
});

it('follows the publishing rule of the series', () => {
  const late = { ...cpiU, publishing: { monthsLater: 2, byDay: 20 } };
  expect(staleness(late, { year: 2026, month: 11, day: 20 }).missedReleases).toBe(0);
  expect(staleness(late, { year: 2026, month: 11, day: 21 }).missedReleases).toBe(1);
  expect(staleness(canadaByYear, { year: 2018, month: 1, day: 15 }).missedReleases).toBe(0);
  expect(staleness(canadaByYear, { year: 2018, month: 1, day: 16 }).missedReleases).toBe(1);
});
