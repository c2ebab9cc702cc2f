import { addMonths, compareMonths } from '@tallycomb/inflation-core';
import { cpiU } from '@tallycomb/inflation-core/cpi-u';
import { personalCareServices } from '@tallycomb/inflation-core/personal-care-services';
import { changeInPercent } from '@tallycomb/inflation-core/series';
import { describe, expect, it } from 'vitest';
import { loadPriceIndexes } from '../../../calculator/figures/price-indexes';
import { priceRise } from './price-rise';

const indexes = await loadPriceIndexes();

describe('the rise of prices', () => {
  it('uses salon prices, with a level for each month', () => {
    const from = { year: 2019, month: 6 };
    const rise = priceRise(from, indexes);
    expect(rise).toMatchObject({ pricesOf: 'salons', from, to: personalCareServices.newest });
    expect(rise?.changeInPercent).toBe(changeInPercent(personalCareServices, { from }));
    const published = personalCareServices.points.filter(
      ({ month }) => compareMonths(month, from) >= 0,
    );
    expect(rise?.levels).toHaveLength(published.length);
    expect(rise?.levels[0]).toBe(1);
    expect(rise?.levels.at(-1)).toBeCloseTo(1 + (rise?.changeInPercent ?? 0) / 100, 12);
  });

  it('uses all prices before salon prices were published', () => {
    const from = { year: 1966, month: 12 };
    const rise = priceRise(from, indexes);
    expect(rise).toMatchObject({ pricesOf: 'all', from });
    expect(rise?.changeInPercent).toBe(changeInPercent(cpiU, { from }));
  });

  it('has one level at the newest month, and does not exist after it', () => {
    expect(priceRise(cpiU.newest, indexes)).toMatchObject({ changeInPercent: 0, levels: [1] });
    expect(priceRise(addMonths(cpiU.newest, 1), indexes)).toBeUndefined();
  });
});
