import { cpiU } from '@tallycomb/inflation-core/cpi-u';
import { personalCareServices } from '@tallycomb/inflation-core/personal-care-services';
import { expect, it } from 'vitest';
import { priceYears } from './definitions';

const upTo = (year: number, month: number) =>
  [cpiU, personalCareServices].map((series) => ({ ...series, newest: { year, month } }));

it('has a page for the newest year from its February on', () => {
  expect(priceYears(upTo(2026, 12)).newest).toBe(2026);
  expect(priceYears(upTo(2027, 1)).newest).toBe(2026);
  expect(priceYears(upTo(2027, 2)).newest).toBe(2027);
});

it('ends with the index that is published later', () => {
  const [ahead] = upTo(2027, 3);
  const [, behind] = upTo(2026, 12);
  if (!ahead || !behind) throw new Error('Two series are compared.');
  expect(priceYears([ahead, behind]).newest).toBe(2026);
});
