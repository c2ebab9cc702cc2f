import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { Document } from './app/document';
import { loadFirstPage } from './app/preload-page';
import { dataAddressOf, type PageData } from './page-loading/page-data';
import { pageDataOf } from './prerender/page-data/page-data';
import { pageInfos } from './prerender/page-infos';
import { siteFiles } from './prerender/site-files';
import { socialImageTags } from './prerender/social-image-tags';
import { structuredDataTag } from './prerender/structured-data';
import { type Route, redirects, routeOf, routes } from './routes';

export { pageDataOf, type Route, redirects, routes, siteFiles };

export const paths: readonly string[] = pageInfos.map(({ path }) => path);

/** Pages that the host answers with status 404, each for the paths below its folder. */
export const notFoundPaths: readonly string[] = ['/404', '/guides/404'];

const dataLink = (path: string) =>
  `<link rel="alternate" type="application/json" href="${dataAddressOf(path)}">`;

export interface RenderedPage {
  /** The page, complete and without any inline script that runs. */
  readonly html: string;
  /** What the page shows beside its code, to be had at `{path}.json`; undefined where there is none. */
  readonly data: PageData | undefined;
  readonly route: Route;
}

export async function render(path: string): Promise<RenderedPage> {
  const data = await pageDataOf(path);
  await loadFirstPage(path, data);
  const { prelude } = await prerender(
    <StaticRouter location={path}>
      <Document />
    </StaticRouter>,
    // Larger boundaries would be streamed in by inline scripts.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const page = (await new Response(prelude).text()).replace(/^<!DOCTYPE html>/i, '');
  const link = data === undefined ? '' : dataLink(path);
  const tags = `${socialImageTags(path)}${structuredDataTag(path)}${link}`;
  const html = `<!doctype html>${page.replace('</head>', () => `${tags}</head>`)}`;
  return { html, data, route: routeOf(path) };
}
