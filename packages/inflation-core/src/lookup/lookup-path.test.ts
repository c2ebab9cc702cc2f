import fc from 'fast-check';
import { expect, it } from 'vitest';
import { MAX_AMOUNT } from '../inflation-error';
import { roundToCents } from '../money';
import { lookupPath } from './lookup-path';

const from = { year: 2019, month: 6 };

it('writes any amount as the rounding rule does', () => {
  const amounts = fc.oneof(
    fc.double({ min: 0.005, max: MAX_AMOUNT, noNaN: true }),
    fc.integer({ min: 5, max: 99_999_999 }).map((thousandths) => thousandths / 1000),
  );
  fc.assert(
    fc.property(amounts, (amount) => {
      const written = roundToCents(amount).toFixed(2);
      expect(lookupPath('us', amount, from)).toBe(
        `/api/inflation/adjusted-revenue/us/${written}/2019-06-01`,
      );
    }),
    { numRuns: 2000 },
  );
});
