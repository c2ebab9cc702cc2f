/** The one table of pages and redirects: router, prerender, headers and tests all read it. */
import { matchPath } from 'react-router-dom';
import { type LazyPage, lazyPage } from './page-loading/lazy-page';
import type { PageBackground } from './seo/theme-colors';
import { MENU_KEY } from './session/menu-key';

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
  /** Where a page keeps what it shows in this browser: whoever has some need not interact first. */
  readonly hydrateIfStored?: string;
  /** Whether the page shows data beside its code (page-loading/page-data.ts). */
  readonly hasData?: boolean;
}

const Home = lazyPage(() => import('./pages/home/page'));
const About = lazyPage(() => import('./pages/about/page'));
const Calculator = lazyPage(() => import('./pages/inflation-calculator/page'));
const Menu = lazyPage(() => import('./pages/menu/page'));
const Guides = lazyPage(() => import('./pages/guides/page'));
const Guide = lazyPage(() => import('./pages/guide/page'));
const Changelog = lazyPage(() => import('./pages/changelog/page'));
const Legal = lazyPage(() => import('./pages/legal/page'));
const NotFound = lazyPage(() => import('./pages/not-found/page'));

const calculator = {
  folder: 'inflation-calculator',
  Page: Calculator,
  background: 'honey',
} as const;
const menu = {
  folder: 'menu',
  Page: Menu,
  background: 'honey',
  hydrateIfStored: MENU_KEY,
} as const;
const legal = { folder: 'legal', Page: Legal, background: 'page', hasData: true } as const;

export const routes: readonly Route[] = [
  { path: '/', folder: 'home', Page: Home, background: 'hero' },
  { path: '/about', folder: 'about', Page: About, background: 'hero' },
  { path: '/inflation-calculator', ...calculator, hydrateOnLoad: true },
  { path: '/inflation-calculator/menu', ...menu },
  { path: '/guides', folder: 'guides', Page: Guides, background: 'page', hasData: true },
  { path: '/guides/:guideId', folder: 'guide', Page: Guide, background: 'page', hasData: true },
  { path: '/changelog', folder: 'changelog', Page: Changelog, background: 'hero' },
  { path: '/terms', ...legal },
  { path: '/privacy', ...legal },
  { path: '/arbitration', ...legal },
];

const notFound = { folder: 'not-found', Page: NotFound, background: 'hero' } as const;

/** Rendered for any other path, and answered with status 404 by the host. It logs the path. */
export const notFoundRoute: Route = { path: '*', ...notFound, hydrateOnLoad: true };

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
