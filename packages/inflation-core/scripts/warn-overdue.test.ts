import { expect, it } from 'vitest';
import { overdueMonth } from './warn-overdue.ts';

const values = new Map([
  ['2026-11', '335.1'],
  ['2026-12', '-'],
]);

it.each([
  ['2027-01-20', undefined],
  ['2027-01-21', '2026-12'],
  ['2028-05-01', '2026-12'],
  ['2026-11-30', undefined],
])('on %s the month that should be here is %s', (today, month) => {
  expect(overdueMonth(values, today)).toBe(month);
});
