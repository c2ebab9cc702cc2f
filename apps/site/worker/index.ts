/** Edge entry: core's handler answers the lookup, everything else is a static file. */
import { cpiU } from '@tallycomb/inflation-core/cpi-u';
import { createLookupHandler } from '@tallycomb/inflation-core/lookup';
import { DATA_POLICY, SITE_HEADERS } from './site-headers.ts';

const answerLookup = createLookupHandler(cpiU);

const ADDED = Object.entries({ ...SITE_HEADERS, 'Content-Security-Policy': DATA_POLICY });

export default {
  async fetch(request: Request): Promise<Response> {
    const answer = await answerLookup(request);
    const headers = new Headers(answer.headers);
    for (const [name, value] of ADDED) headers.set(name, value);
    return new Response(answer.body, { status: answer.status, headers });
  },
};
