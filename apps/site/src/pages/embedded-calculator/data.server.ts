import { formatMonthName } from '@tallycomb/inflation-core';
import { cpiU } from '@tallycomb/inflation-core/cpi-u';
import { type TenYearsPace, tenYearsPace } from '../../calculator/ten-years.server';

export interface EmbeddedCalculatorData {
  readonly pace: TenYearsPace;
  /** Of the index, in words. */
  readonly newestMonth: string;
}

export const pageData = (): EmbeddedCalculatorData => ({
  pace: tenYearsPace(),
  newestMonth: formatMonthName(cpiU.newest),
});
