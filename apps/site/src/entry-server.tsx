import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { Document } from './document';
import { notFoundRoute, redirects, routeOf, routes } from './routes';

export { redirects };

export const paths: readonly string[] = routes.map(({ path }) => path);

/** Any path without a route: rendering it gives the page that was not found. */
export const notFoundPath = '/404';

export function isFound(path: string): boolean {
  return routeOf(path) !== notFoundRoute || redirects.some(({ from }) => from === path);
}

/** HTML of one path, complete and without any inline script. */
export async function render(path: string): Promise<string> {
  await routeOf(path).Page.preload();
  const { prelude } = await prerender(
    <StaticRouter location={path}>
      <Document />
    </StaticRouter>,
    // Larger boundaries would be streamed in by inline scripts.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return `<!doctype html>${(await new Response(prelude).text()).replace(/^<!DOCTYPE html>/i, '')}`;
}
