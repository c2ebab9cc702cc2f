/** Core's handler answers the lookup. */
import { createLookupHandler } from '@tallycomb/inflation-core/lookup';
import {
  cpiU,
  type IndexSeries,
  midwest,
  northeast,
  personalCareServices,
  south,
  west,
} from '@tallycomb/inflation-core/series';
import { asData } from './answers.ts';

/** What `/healthz` tells the age of. */
export const priceIndexes: readonly IndexSeries[] = [
  cpiU,
  personalCareServices,
  northeast,
  midwest,
  south,
  west,
];

const lookUp = createLookupHandler({
  us: cpiU,
  'us-northeast': northeast,
  'us-midwest': midwest,
  'us-south': south,
  'us-west': west,
});

export const answerLookup = async (request: Request): Promise<Response> =>
  asData(await lookUp(request));
