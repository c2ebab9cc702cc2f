import { expect, it } from 'vitest';
import { currencyNote } from './price-input';

it('says of a price in another currency that it counts as dollars', () => {
  expect(currencyNote('€58')).toBe(
    '€ prices are read as US dollars. We don’t convert them, so enter the price in dollars.',
  );
  expect(currencyNote('$58')).toBe('');
});
