import { describe, expect, it } from 'vitest';
import { parseIsoMonth } from '../month.ts';
import { formatIsoMonth } from '../months.ts';
import { proposePriceMonths } from './index.ts';

const today = { year: 2026, month: 11 };
const proposed = (...chosen: string[]) =>
  proposePriceMonths({ today, chosen: chosen.map(parseIsoMonth) }).map(formatIsoMonth);

describe('proposePriceMonths', () => {
  it('begins with the month after next, and continues every half year', () => {
    expect(proposed('?', '?', '?', '?')).toEqual(['2027-01', '2027-07', '2028-01', '2028-07']);
    expect(proposed()).toEqual([]);
  });

  it('keeps chosen months and continues from them', () => {
    expect(proposed('?', '2027-03', '?')).toEqual(['2027-01', '2027-03', '2027-09']);
    expect(proposed('2028-05', '2027-03', '?')).toEqual(['2028-05', '2027-03', '2027-09']);
  });
});
