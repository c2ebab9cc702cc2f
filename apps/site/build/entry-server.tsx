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
import {
  absoluteUrl,
  headlineOf,
  type PageInfo,
  socialImagePath,
  socialImageSize,
} from '../src/seo/page-info';
import { siteFiles } from './generated-files';
import { pageDataOf } from './page-data';
import { destinations, pageInfos } from './page-infos';
import { jsonScript, structuredDataTag } from './structured-data';
import { xmlText } from './xml-files';

export { dataAddressOf, pageDataOf, pathOfData, type Route, redirects, routes, siteFiles };

export const paths: readonly string[] = pageInfos.map(({ path }) => path);

/** Pages that the host answers with status 404, each for the paths below its folder. */
export const notFoundPaths: readonly string[] = ['/404', '/guides/404'];

/** The page whose social image is used. */
const imageOwner = (info: PageInfo) => info.sharesImageOf ?? info;

const properties = (info: PageInfo) => ({
  'og:image': absoluteUrl(socialImagePath(imageOwner(info).path)),
  'og:image:type': 'image/png',
  'og:image:width': String(socialImageSize.width),
  'og:image:height': String(socialImageSize.height),
  'og:image:alt': `A swing tag that says: ${headlineOf(imageOwner(info))}`,
});

/** Meta tags of the social image; in the HTML alone, as previews run no script. */
function socialImageTags(path: string): string {
  const info = destinations.find((page) => page.path === path);
  if (!info) return '';
  return Object.entries(properties(info))
    .map(([name, value]) => `<meta property="${name}" content="${xmlText(value)}">`)
    .join('');
}

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
