import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { Document } from '../src/app/document';
import { loadFirstPage } from '../src/app/preload-page';
import {
  DATA_ELEMENT,
  dataAddressOf,
  type PageData,
  pathOfData,
} from '../src/page-loading/page-parts';
import { type Route, redirects, routeOf, routes } from '../src/routes';
import { siteFiles } from './generated-files';
import { pageDataOf } from './page-data';
import { pageInfos } from './page-infos';
import { socialImageTags } from './social-image-tags';
import { jsonScript, structuredDataTag } from './structured-data';

export { dataAddressOf, pageDataOf, pathOfData, type Route, redirects, routes, siteFiles };

export const paths: readonly string[] = pageInfos.map(({ path }) => path);

/** Pages that the host answers with status 404, each for the paths below its folder. */
export const notFoundPaths: readonly string[] = ['/404', '/guides/404'];

/** Tag with the page's data, or with their address. */
function dataTag(data: PageData | undefined, path: string): string {
  if (data === undefined) return '';
  return routeOf(path).data === 'document'
    ? jsonScript('application/json', data, DATA_ELEMENT)
    : `<link rel="alternate" type="application/json" href="${dataAddressOf(path)}">`;
}

export interface RenderedPage {
  /** The complete document, without executable inline scripts. */
  readonly html: string;
  /** The page's data, served at `{path}.json`; `undefined` if it needs none. */
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
    // Otherwise larger boundaries would be streamed in by inline scripts.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const page = (await new Response(prelude).text()).replace(/^<!DOCTYPE html>/i, '');
  const tags = `${socialImageTags(path)}${structuredDataTag(path)}${dataTag(data, path)}`;
  const html = `<!doctype html>${page.replace('</head>', () => `${tags}</head>`)}`;
  return { html, data, route: routeOf(path) };
}
