import { expect, test } from 'vitest';
import { parsePercent, parseVisits } from './parse-count';

test.each([
  ['45', 45],
  [' 7.5 % ', 7.5],
  ['0', 0],
  ['30.78', 30.78],
  ['3318.16', 3318.16],
  ['99999', 99999],
  ['100000', undefined],
  ['', undefined],
  ['-5', undefined],
  ['4,5', undefined],
  ['1.234', undefined],
  ['lots', undefined],
])('%j in per cent is %s', (text, percent) => {
  expect(parsePercent(text)).toBe(percent);
});

test.each([
  ['120', 120],
  [' 1 ', 1],
  ['0', undefined],
  ['12.5', undefined],
  ['1,200', 1200],
  ['12,00', undefined],
  ['1,2000', undefined],
  ['', undefined],
])('%j visits are %s', (text, visits) => {
  expect(parseVisits(text)).toBe(visits);
});
