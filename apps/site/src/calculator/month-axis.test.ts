import { expect, it } from 'vitest';
import { fromAxis, toAxis } from './month-axis';

it('brings every month back from the axis', () => {
  for (let year = 1913; year <= 2030; year++) {
    for (let month = 1; month <= 12; month++) {
      expect(fromAxis(toAxis({ year, month }))).toEqual({ year, month });
    }
  }
});
