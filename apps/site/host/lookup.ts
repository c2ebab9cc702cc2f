/** Core's handler answers the lookup. */
import { cpiU } from '@tallycomb/inflation-core/cpi-u';
import { createLookupHandler } from '@tallycomb/inflation-core/lookup';
import { personalCareServices } from '@tallycomb/inflation-core/personal-care-services';
import { midwest } from '@tallycomb/inflation-core/regions/midwest';
import { northeast } from '@tallycomb/inflation-core/regions/northeast';
import { south } from '@tallycomb/inflation-core/regions/south';
import { west } from '@tallycomb/inflation-core/regions/west';
import type { IndexSeries } from '@tallycomb/inflation-core/series';
import { asData } from './answers.ts';

const regions = { northeast, midwest, south, west } as const;

/** What `/healthz` tells the age of. */
export const priceIndexes: readonly IndexSeries[] = [
  cpiU,
  personalCareServices,
  ...Object.values(regions),
];

const lookUp = createLookupHandler({
  us: cpiU,
  'us-northeast': regions.northeast,
  'us-midwest': regions.midwest,
  'us-south': regions.south,
  'us-west': regions.west,
});

export const answerLookup = async (request: Request): Promise<Response> =>
  asData(await lookUp(request));
