/** Worker on Cloudflare: answers what is no static file, and the 404 pages, which are. */
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
