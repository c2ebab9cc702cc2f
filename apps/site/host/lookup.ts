/** Answers lookups with the core library's handler. */
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

/** Caches keep one copy for each `Accept-Encoding`, as hosts compress the response. */
export async function answerLookup(request: Request): Promise<Response> {
  const answer = asData(await lookUp(request));
  answer.headers.set('Vary', 'Accept-Encoding');
  return answer;
}
