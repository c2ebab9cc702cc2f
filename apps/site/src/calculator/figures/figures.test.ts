import { expect, it, test } from 'vitest';
import { fromAxis, movement, parsePercent, parseVisitCount, tickLabels, toAxis } from './figures';

test.each([
  [38.87, 'rose 38.87%'],
  [-2, 'fell 2.00%'],
  [0, 'didn’t move'],
  [0.001, 'didn’t move'],
])('%s per cent: %s', (changeInPercent, words) => {
  expect(movement(changeInPercent)).toBe(words);
});

it('brings every month back from the axis', () => {
  for (let year = 1913; year <= 2030; year++) {
    for (let month = 1; month <= 12; month++) {
      expect(fromAxis(toAxis({ year, month }))).toEqual({ year, month });
    }
  }
});

it('names ticks by the year, and by the month where years would repeat', () => {
  const july = toAxis({ year: 2026, month: 7 });
  expect(tickLabels(2020, july)(july)).toBe('2026');
  expect(tickLabels(2024, 2026)(july)).toBe('2026');
  expect(tickLabels(2024.5, 2026)(july)).toBe('Jul 2026');
});

test.each([
  ['45', 45],
  [' 7.5 % ', 7.5],
  ['0', 0],
  ['30.78', 30.78],
  ['99999', 99999],
  ['100000', undefined],
  ['', undefined],
  ['-5', undefined],
  ['4,5', undefined],
  ['1.234', undefined],
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
  expect(parseVisitCount(text)).toBe(visits);
});
