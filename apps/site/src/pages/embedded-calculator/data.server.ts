import { formatMonthName } from '@tallycomb/inflation-core';
import { cpiU } from '@tallycomb/inflation-core/cpi-u';

export interface EmbeddedCalculatorData {
  /** Of the index, in words. */
  readonly newestMonth: string;
}

export const pageData = (): EmbeddedCalculatorData => ({
  newestMonth: formatMonthName(cpiU.newest),
});
