/** The one table of pages and redirects: router, prerender, headers and tests all read it. */
import { matchPath } from 'react-router-dom';
import { type LazyPage, lazyPage } from './page-loading/lazy-page';
import type { PageBackground } from './seo/theme-colors';

export interface Route {
  /** Pattern of the router; capitals count, as they do for the host. */
  readonly path: string;
  /** The page's folder in src/pages. */
  readonly folder: string;
  readonly Page: LazyPage;
  /** Background of the page's head; the transparent header takes its colors from it. */
  readonly background: PageBackground;
  /** Whether the page hydrates after load by itself; others wait for the first interaction. */
  readonly hydrateOnLoad?: boolean;
  /** Whether the page shows data beside its code (page-loading/page-data.ts). */
  readonly hasData?: boolean;
}

const legal = {
  folder: 'legal',
  background: 'page',
  hasData: true,
  Page: lazyPage(() => import('./pages/legal/page')),
} as const;

export const routes: readonly Route[] = [
  {
    path: '/',
    folder: 'home',
    background: 'hero',
    Page: lazyPage(() => import('./pages/home/page')),
  },
  {
    path: '/about',
    folder: 'about',
    background: 'hero',
    Page: lazyPage(() => import('./pages/about/page')),
  },
  {
    path: '/inflation-calculator',
    folder: 'inflation-calculator',
    background: 'honey',
    hydrateOnLoad: true,
    Page: lazyPage(() => import('./pages/inflation-calculator/page')),
  },
  {
    path: '/guides',
    folder: 'guides',
    background: 'page',
    hasData: true,
    Page: lazyPage(() => import('./pages/guides/page')),
  },
  {
    path: '/guides/:guideId',
    folder: 'guide',
    background: 'page',
    hasData: true,
    Page: lazyPage(() => import('./pages/guide/page')),
  },
  {
    path: '/changelog',
    folder: 'changelog',
    background: 'hero',
    Page: lazyPage(() => import('./pages/changelog/page')),
  },
  { path: '/terms', ...legal },
  { path: '/privacy', ...legal },
  { path: '/arbitration', ...legal },
];

/** Rendered for any other path, and answered with status 404 by the host. */
export const notFoundRoute: Route = {
  path: '*',
  folder: 'not-found',
  background: 'hero',
  // It logs the path.
  hydrateOnLoad: true,
  Page: lazyPage(() => import('./pages/not-found/page')),
};

export interface Redirect {
  readonly from: string;
  readonly to: string;
  readonly status: 301;
}

export const redirects: readonly Redirect[] = [
  { from: '/pricing', to: '/', status: 301 },
  { from: '/about-us', to: '/about', status: 301 },
];

const matches = (path: string, pathname: string) =>
  matchPath({ path, caseSensitive: true }, pathname) !== null;

export const routeOf = (pathname: string): Route =>
  routes.find(({ path }) => matches(path, pathname)) ?? notFoundRoute;

export const redirectOf = (pathname: string): Redirect | undefined =>
  redirects.find(({ from }) => matches(from, pathname));

/** Whether the app can show something else there than the page that was not found. */
export const isInApp = (pathname: string): boolean =>
  routeOf(pathname) !== notFoundRoute || redirectOf(pathname) !== undefined;
