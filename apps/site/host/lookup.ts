/** Core's handler answers the lookup. */
import { createLookupHandler } from '@tallycomb/inflation-core/lookup';
import { cpiU, midwest, northeast, south, west } from '@tallycomb/inflation-core/series';
import { asData } from './answers.ts';

const lookUp = createLookupHandler({
  us: cpiU,
  'us-northeast': northeast,
  'us-midwest': midwest,
  'us-south': south,
  'us-west': west,
});

export const answerLookup = async (request: Request): Promise<Response> =>
  asData(await lookUp(request));
