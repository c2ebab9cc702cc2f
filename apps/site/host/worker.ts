/** Worker on Cloudflare: answers all but static files, and the 404 pages. */
import type { Assets } from './files.ts';
import { createSiteHandler } from './site-handler.ts';

/** Binding of the built site's files in wrangler.jsonc. */
interface Site {
  readonly ASSETS: Assets;
}

const handle = createSiteHandler();

export default {
  fetch: (request: Request, { ASSETS }: Site): Promise<Response> => handle(request, ASSETS),
};
