/** Edge entry: core's handler answers the lookup, everything else is a static file. */
import { cpiU } from '@tallycomb/inflation-core/cpi-u';
import { createLookupHandler } from '@tallycomb/inflation-core/lookup';
import { midwest } from '@tallycomb/inflation-core/regions/midwest';
import { northeast } from '@tallycomb/inflation-core/regions/northeast';
import { south } from '@tallycomb/inflation-core/regions/south';
import { west } from '@tallycomb/inflation-core/regions/west';
import { DATA_POLICY, SITE_HEADERS } from './site-headers.ts';

/** The built site, as wrangler.jsonc binds it. */
interface Site {
  readonly ASSETS: { fetch(request: Request): Promise<Response> };
}

const answerLookup = createLookupHandler({
  us: cpiU,
  'us-northeast': northeast,
  'us-midwest': midwest,
  'us-south': south,
  'us-west': west,
});

const ADDED = Object.entries({ ...SITE_HEADERS, 'Content-Security-Policy': DATA_POLICY });

async function answerWithData(request: Request): Promise<Response> {
  const answer = await answerLookup(request);
  for (const [name, value] of ADDED) answer.headers.set(name, value);
  return answer;
}

/** Of what is not found below the guides, a guide; anything else, a page. */
const notFoundPageFor = (pathname: string) =>
  /^\/guides\/[^/]+$/.test(pathname) ? '/guides/404' : '/404';

/**
 * The page that says so. Nobody keeps it: a hashed file that is missing between two versions has
 * a year's `Cache-Control` by its path, and would be missing for as long.
 */
async function answerNotFound({ method, url }: Request, site: Site): Promise<Response> {
  const page = new URL(notFoundPageFor(new URL(url).pathname), url);
  const { body, headers } = await site.ASSETS.fetch(new Request(page, { method }));
  const answer = new Response(body, { status: 404, headers });
  answer.headers.set('Cache-Control', 'no-store');
  return answer;
}

export default {
  /** Asked for the lookup, for the pages that say 404, and for what is no file. */
  fetch(request: Request, site?: Site): Promise<Response> {
    const isLookup = new URL(request.url).pathname.startsWith('/api/');
    return site && !isLookup ? answerNotFound(request, site) : answerWithData(request);
  },
};
