import { expect, it } from 'vitest';
import { readReportedShare } from './reported-share';

it.each([
  [undefined, 1],
  ['', 1],
  ['off', 0],
  ['0.1', 0.1],
  ['1', 1],
])('REPORTS=%s reports the share %d', (REPORTS, share) => {
  expect(readReportedShare({ REPORTS })).toBe(share);
});

it.each(['0', 'on', '-1', '1.5', 'NaN'])('refuses %s by the name of the variable', (REPORTS) => {
  expect(() => readReportedShare({ REPORTS })).toThrow(/^REPORTS is /);
});
