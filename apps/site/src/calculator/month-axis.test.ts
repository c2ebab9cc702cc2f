import { expect, it } from 'vitest';
import { fromAxis, tickLabels, toAxis } from './month-axis';

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
