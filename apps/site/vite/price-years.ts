/** Which years have a page, from the published series. */
import { compareMonths } from '@tallycomb/inflation-core';
import { cpiU } from '@tallycomb/inflation-core/cpi-u';
import { personalCareServices } from '@tallycomb/inflation-core/personal-care-services';
import type { PriceYears } from '../src/pages/inflation-year/price-years.ts';

/** In January there is nothing yet to compare the year with: its page comes with February. */
export function computePriceYears(series = [cpiU, personalCareServices]): PriceYears {
  const [newest = cpiU.newest] = series.map((one) => one.newest).sort(compareMonths);
  return {
    first: Math.max(...series.map(({ first }) => first.year)),
    newest: newest.month === 1 ? newest.year - 1 : newest.year,
  };
}
