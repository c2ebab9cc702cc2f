/** The one table of pages and redirects: router, prerender, headers and tests all read it. */
import { matchPath } from 'react-router-dom';
import { type LazyPage, lazyPage } from './page-loading/lazy-page';
import { priceYearIn } from './price-years';
import type { PageBackground } from './seo/theme-colors';
import { MENU_KEY } from './session/menu-key';

export interface Route {
  /** Pattern of the router; capitals count, as they do for the host. */
  readonly path: string;
  /** Which values its parameters may have: any other path is the page that was not found. */
  readonly accepts?: (parameters: Readonly<Record<string, string | undefined>>) => boolean;
  /** The page's folder in src/pages. */
  readonly folder: string;
  readonly Page: LazyPage;
  /** Background of the page's head; the transparent header takes its colors from it. */
  readonly background: PageBackground;
  /** Whether the page hydrates after load by itself; others wait for the first interaction. */
  readonly hydrateOnLoad?: boolean;
  /** Whether the page is for frames on other sites: no header, no footer, nobody else's code. */
  readonly isEmbedded?: boolean;
  /** Where a page keeps what it shows in this browser: whoever has some need not interact first. */
  readonly hydrateIfStored?: string;
  /** Whether the page shows data beside its code (page-loading/page-data.ts). */
  readonly hasData?: boolean;
}

const Home = lazyPage(() => import('./pages/home/page'));
const About = lazyPage(() => import('./pages/about/page'));
const Calculator = lazyPage(() => import('./pages/inflation-calculator/page'));
const Years = lazyPage(() => import('./pages/inflation-years/page'));
const Year = lazyPage(() => import('./pages/inflation-year/page'));
const Data = lazyPage(() => import('./pages/data/page'));
const Embed = lazyPage(() => import('./pages/embed/page'));
const Embedded = lazyPage(() => import('./pages/embedded-calculator/page'));
const Menu = lazyPage(() => import('./pages/menu/page'));
const Guides = lazyPage(() => import('./pages/guides/page'));
const Guide = lazyPage(() => import('./pages/guide/page'));
const Changelog = lazyPage(() => import('./pages/changelog/page'));
const Legal = lazyPage(() => import('./pages/legal/page'));
const NotFound = lazyPage(() => import('./pages/not-found/page'));

const calculator = { folder: 'inflation-calculator', Page: Calculator } as const;
const calculating = { background: 'bright', hydrateOnLoad: true } as const;
const embedded = { folder: 'embedded-calculator', Page: Embedded, isEmbedded: true } as const;
const years = {
  folder: 'inflation-years',
  Page: Years,
  background: 'bright',
  hasData: true,
} as const;
const year = {
  folder: 'inflation-year',
  Page: Year,
  background: 'bright',
  hasData: true,
  accepts: ({ year: text }) => priceYearIn(text) !== undefined,
} as const satisfies Omit<Route, 'path'>;
const menu = {
  folder: 'menu',
  Page: Menu,
  background: 'bright',
  hydrateIfStored: MENU_KEY,
} as const;
const legal = { folder: 'legal', Page: Legal, background: 'page', hasData: true } as const;

export const routes: readonly Route[] = [
  { path: '/', folder: 'home', Page: Home, background: 'hero' },
  { path: '/about', folder: 'about', Page: About, background: 'hero' },
  { path: '/inflation-calculator', ...calculator, ...calculating },
  // Named ones go before the pattern, which would take them too.
  { path: '/inflation-calculator/menu', ...menu },
  { path: '/inflation-calculator/years', ...years },
  { path: '/inflation-calculator/:year', ...year },
  { path: '/data', folder: 'data', Page: Data, background: 'page', hasData: true },
  { path: '/embed', folder: 'embed', Page: Embed, background: 'hero' },
  { path: '/embed/calculator', ...embedded, ...calculating },
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

const match = (path: string, pathname: string) =>
  matchPath({ path, caseSensitive: true }, pathname);

function leadsTo({ path, accepts = () => true }: Route, pathname: string): boolean {
  const matched = match(path, pathname);
  return matched !== null && accepts(matched.params);
}

export const routeOf = (pathname: string): Route =>
  routes.find((route) => leadsTo(route, pathname)) ?? notFoundRoute;

export const redirectOf = (pathname: string): Redirect | undefined =>
  redirects.find(({ from }) => match(from, pathname) !== null);

/** Whether the app can show something else there than the page that was not found. */
export const isInApp = (pathname: string): boolean =>
  routeOf(pathname) !== notFoundRoute || redirectOf(pathname) !== undefined;
