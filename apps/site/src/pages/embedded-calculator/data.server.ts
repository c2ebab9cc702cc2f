import { formatMonthName } from '@tallycomb/inflation-core';
import { cpiU } from '@tallycomb/inflation-core/cpi-u';

export const pageData = () => ({ newestMonth: formatMonthName(cpiU.newest) });

export type EmbeddedCalculatorData = ReturnType<typeof pageData>;
