/** Edge entry: core's handler answers the lookup, everything else is a static file. */
import { cpiU } from '@tallycomb/inflation-core/cpi-u';
import { createLookupHandler } from '@tallycomb/inflation-core/lookup';
import { DATA_POLICY, SITE_HEADERS } from './site-headers.ts';

/** The built site, as wrangler.jsonc binds it. */
interface Site {
  readonly ASSETS: { fetch(request: Request): Promise<Response> };
}

const answerLookup = createLookupHandler(cpiU);

const ADDED = Object.entries({ ...SITE_HEADERS, 'Content-Security-Policy': DATA_POLICY });

async function answerWithData(request: Request): Promise<Response> {
  const answer = await answerLookup(request);
  for (const [name, value] of ADDED) answer.headers.set(name, value);
  return answer;
}

/** An address below which there is nothing. */
function below(request: Request): Request {
  const url = new URL(request.url);
  return new Request(`${url.origin}${url.pathname}/nothing`, request);
}

export default {
  /** Beside the lookup it is asked for pages that stand in for a missing one: they are none. */
  fetch(request: Request, site?: Site): Promise<Response> {
    const isLookup = new URL(request.url).pathname.startsWith('/api/');
    return site && !isLookup ? site.ASSETS.fetch(below(request)) : answerWithData(request);
  },
};
