/** The one table of pages and redirects: router, prerender, headers and tests all read it. */
import { matchPath } from 'react-router-dom';
import { type LazyPage, lazyPage } from './lazy-page';
import { withoutTrailingSlash } from './page-data';

export interface Route {
  /** Pattern of the router. */
  readonly path: string;
  /** The page's folder in src/pages. */
  readonly folder: string;
  readonly Page: LazyPage;
  /** Ground of the page's head; the transparent header takes its colors from it. */
  readonly ground: 'honey' | 'hero' | 'page';
  /** Whether the page comes to life by itself; others wait for the first sign of a visitor. */
  readonly startsAtLoad?: boolean;
  /** Whether the page shows data beside its code (page-data.tsx). */
  readonly hasData?: boolean;
}

const legal = {
  folder: 'legal',
  ground: 'page',
  hasData: true,
  Page: lazyPage(() => import('./pages/legal/page')),
} as const;

export const routes: readonly Route[] = [
  {
    path: '/',
    folder: 'home',
    ground: 'hero',
    Page: lazyPage(() => import('./pages/home/page')),
  },
  {
    path: '/about',
    folder: 'about',
    ground: 'hero',
    Page: lazyPage(() => import('./pages/about/page')),
  },
  {
    path: '/inflation-calculator',
    folder: 'inflation-calculator',
    ground: 'honey',
    startsAtLoad: true,
    Page: lazyPage(() => import('./pages/inflation-calculator/page')),
  },
  {
    path: '/guides',
    folder: 'guides',
    ground: 'page',
    hasData: true,
    Page: lazyPage(() => import('./pages/guides/page')),
  },
  {
    path: '/guides/:guideId',
    folder: 'guide',
    ground: 'page',
    hasData: true,
    Page: lazyPage(() => import('./pages/guide/page')),
  },
  {
    path: '/changelog',
    folder: 'changelog',
    ground: 'hero',
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
  ground: 'hero',
  // It logs the path.
  startsAtLoad: true,
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

// Paths are as the browser or the host gives them, with or without a trailing slash.
const matches = (pattern: string, pathname: string) =>
  matchPath(pattern, withoutTrailingSlash(pathname)) !== null;

export const routeOf = (pathname: string): Route =>
  routes.find(({ path }) => matches(path, pathname)) ?? notFoundRoute;

export const redirectOf = (pathname: string): Redirect | undefined =>
  redirects.find(({ from }) => matches(from, pathname));
