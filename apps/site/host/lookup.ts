/** Core's handler answers the lookup. */
import { cpiU } from '@tallycomb/inflation-core/cpi-u';
import { createLookupHandler } from '@tallycomb/inflation-core/lookup';
import { asData } from './data-answer.ts';
import { regions } from './price-indexes.ts';

const lookUp = createLookupHandler({
  us: cpiU,
  'us-northeast': regions.northeast,
  'us-midwest': regions.midwest,
  'us-south': regions.south,
  'us-west': regions.west,
});

export const answerLookup = async (request: Request): Promise<Response> =>
  asData(await lookUp(request));
