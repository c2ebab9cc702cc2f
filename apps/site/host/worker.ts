/** Edge entry: asked for what is no static file, and for the pages that say 404. */
import type { Assets } from './files.ts';
import { createSiteHandler } from './site-handler.ts';

/** The built site, as wrangler.jsonc binds it. */
interface Site {
  readonly ASSETS: Assets;
}

const handle = createSiteHandler();

export default {
  fetch: (request: Request, { ASSETS }: Site): Promise<Response> => handle(request, ASSETS),
};
