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

const GUIDE_NOT_FOUND = '/guides/404';

/** Paths at which the files have a page and the site has none; `undefined` for any other. */
function folderWithout(pathname: string): string | undefined {
  if (pathname === '/404' || /^\/guides\/[^/]+\/[^/]/.test(pathname)) return '/404';
  return pathname === GUIDE_NOT_FOUND ? GUIDE_NOT_FOUND : undefined;
}

/** Answers with the page that is nearest to a folder in which there is nothing. */
function answerFile(request: Request, site: Site): Promise<Response> {
  const { origin, pathname } = new URL(request.url);
  const folder = folderWithout(pathname);
  return site.ASSETS.fetch(folder ? new Request(`${origin}${folder}/nothing`, request) : request);
}

export default {
  /** Beside the lookup it is asked for what the files alone would answer as another page. */
  fetch(request: Request, site?: Site): Promise<Response> {
    const isLookup = new URL(request.url).pathname.startsWith('/api/');
    return site && !isLookup ? answerFile(request, site) : answerWithData(request);
  },
};
