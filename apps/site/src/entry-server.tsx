import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { withoutBody } from './body/body-in-page';
import { Document } from './document';
import { type PageData, STARTING_DATA_ID, StartingDataProvider } from './page-data';
import { pageDataOf } from './page-data-source';
import { notFoundRoute, type Route, redirectOf, redirects, routeOf } from './routes';
import { pageInfos } from './seo/page-infos';
import { siteFiles } from './seo/site-files';
import { socialImageTags } from './seo/social-image-tags';
import { structuredDataOf } from './seo/structured-data';

export { pageDataOf, type Route, redirects, siteFiles };

export const paths: readonly string[] = pageInfos.map(({ path }) => path);

/** Pages that the host answers with status 404, each for the paths below its folder. */
export const notFoundPaths: readonly string[] = ['/404', '/guides/404'];

export async function isFound(path: string): Promise<boolean> {
  if (redirectOf(path)) return true;
  return routeOf(path) !== notFoundRoute && (await pageDataOf(path)) !== null;
}

/** A block of data that no browser runs, and that cannot end before its time. */
const dataBlock = (attributes: string, value: unknown) =>
  `<script ${attributes}>${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;

function dataBlocks(path: string, data: PageData | undefined): string {
  const structured = structuredDataOf(path);
  return [
    socialImageTags(path),
    structured ? dataBlock('type="application/ld+json"', structured) : '',
    data === undefined
      ? ''
      : dataBlock(`type="application/json" id="${STARTING_DATA_ID}"`, withoutBody(data)),
  ].join('');
}

export interface RenderedPage {
  /** The page, complete and without any inline script that runs. */
  readonly html: string;
  /** What a page already open needs to show this one; undefined if its code is enough. */
  readonly data: PageData | undefined;
  readonly route: Route;
}

export async function render(path: string): Promise<RenderedPage> {
  const route = routeOf(path);
  await route.Page.prepare();
  const data = await pageDataOf(path);
  const { prelude } = await prerender(
    <StartingDataProvider value={data === undefined ? undefined : { path, data }}>
      <StaticRouter location={path}>
        <Document />
      </StaticRouter>
    </StartingDataProvider>,
    // Larger boundaries would be streamed in by inline scripts.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const page = (await new Response(prelude).text()).replace(/^<!DOCTYPE html>/i, '');
  const html = `<!doctype html>${page.replace('</head>', `${dataBlocks(path, data)}</head>`)}`;
  return { html, data, route };
}
