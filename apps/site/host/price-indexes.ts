/** The price indexes that a host answers from, and tells the age of. */
import { cpiU } from '@tallycomb/inflation-core/cpi-u';
import { personalCareServices } from '@tallycomb/inflation-core/personal-care-services';
import { midwest } from '@tallycomb/inflation-core/regions/midwest';
import { northeast } from '@tallycomb/inflation-core/regions/northeast';
import { south } from '@tallycomb/inflation-core/regions/south';
import { west } from '@tallycomb/inflation-core/regions/west';
import type { IndexSeries } from '@tallycomb/inflation-core/series';

export const regions = { northeast, midwest, south, west } as const;

export const priceIndexes: readonly IndexSeries[] = [
  cpiU,
  personalCareServices,
  ...Object.values(regions),
];
