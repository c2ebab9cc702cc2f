import { expect, it } from 'vitest';
import { timeFormatter } from './format';

it('names each month of a time axis, though twelfths are not exact', () => {
  const name = timeFormatter({ frequency: 'monthly' });
  for (let year = 1913; year <= 2040; year++) {
    const names = Array.from({ length: 12 }, (_, month) => name(year + month / 12));
    expect(new Set(names).size).toBe(12);
    expect(names[0]).toBe(`January ${year}`);
    expect(names[11]).toBe(`December ${year}`);
  }
});
