/** The one table of pages and redirects: router, prerender, headers and tests all read it. */
import { type LazyPage, lazyPage } from './lazy-page';

export interface Route {
  readonly path: string;
  readonly Page: LazyPage;
  /** Ground of the page's head; the transparent header takes its colors from it. */
  readonly ground: 'honey' | 'hero' | 'page';
}

export const routes: readonly Route[] = [
  {
    path: '/inflation-calculator',
    ground: 'honey',
    Page: lazyPage(() => import('./pages/inflation-calculator/page')),
  },
];

/** Rendered for any other path, and answered with status 404 by the host. */
export const notFoundRoute: Route = {
  path: '*',
  ground: 'hero',
  Page: lazyPage(() => import('./pages/not-found/page')),
};

export interface Redirect {
  readonly from: string;
  readonly to: string;
  readonly status: 301 | 302;
}

export const redirects: readonly Redirect[] = [
  // Until the home page stands, the calculator is the way in.
  { from: '/', to: '/inflation-calculator', status: 302 },
];

/** The route of a path as the browser or the host gives it, with or without a trailing slash. */
export function routeOf(pathname: string): Route {
  const path = pathname.replace(/(?<=.)\/+$/, '');
  return routes.find((route) => route.path === path) ?? notFoundRoute;
}
