/** Table of all pages and redirects, read by router, prerender, headers and tests. */
import { matchPath, type Params } from 'react-router-dom';
import { priceYearIn } from './calculator/figures/price-years';
import type { PageBackground } from './seo/head';

export interface Route {
  /** Pattern of the router; case-sensitive, as for the host. */
  readonly path: string;
  /** The page's folder in src/pages. */
  readonly folder: string;
  /** Background of the page's head; the transparent header takes its colors from it. */
  readonly background: PageBackground;
  /** Checks the parameters; a path that fails gets the page not found. */
  readonly accepts?: (parameters: Params) => boolean;
  /**
   * Source of the data from the folder's `data.server.ts` when the page is loaded: its document, or
   * `{path}.json`, which navigation within the site uses in any case.
   */
  readonly data?: 'document' | 'file';
  /** The page hydrates once it is loaded, for a form, instead of at the first interaction. */
  readonly hydrateOnLoad?: boolean;
  /** The page is for frames on other sites: no header, footer or third-party code. */
  readonly isEmbedded?: boolean;
}

const page = (
  path: string,
  folder: string,
  background: PageBackground,
  options: Partial<Route> = {},
): Route => ({ path, folder, background, ...options });

export const routes: readonly Route[] = [
  page('/', 'home', 'hero', { data: 'document' }),
  page('/about', 'about', 'hero'),
  page('/inflation-calculator', 'inflation-calculator', 'bright', {
    data: 'document',
    hydrateOnLoad: true,
  }),
  // Before the pattern of years, which matches them too.
  page('/inflation-calculator/menu', 'menu', 'bright', {
    data: 'document',
    hydrateOnLoad: true,
  }),
  page('/inflation-calculator/years', 'inflation-years', 'bright', { data: 'file' }),
  page('/inflation-calculator/:year', 'inflation-year', 'bright', {
    data: 'file',
    accepts: ({ year }) => priceYearIn(year) !== undefined,
  }),
  page('/data', 'data', 'hero', { data: 'file' }),
  page('/embed', 'embed', 'hero', { data: 'document' }),
  page('/embed/calculator', 'embedded-calculator', 'bright', {
    data: 'document',
    hydrateOnLoad: true,
    isEmbedded: true,
  }),
  page('/guides', 'guides', 'hero', { data: 'file' }),
  page('/guides/:guideId', 'guide', 'page', { data: 'file' }),
  page('/changelog', 'changelog', 'hero'),
  page('/terms', 'legal', 'hero', { data: 'file' }),
  page('/privacy', 'legal', 'hero', { data: 'file' }),
  page('/arbitration', 'legal', 'hero', { data: 'file' }),
];

/** Page for any other path, with status 404. It hydrates on load to log the path. */
export const notFoundRoute = page('*', 'not-found', 'hero', { hydrateOnLoad: true });

/** Permanent redirects, from old paths to new ones. */
export const redirects: Readonly<Record<string, string>> = {
  '/pricing': '/',
  '/about-us': '/about',
};

/** Parameters of a path that matches the route. */
export const parametersOf = ({ path }: Route, pathname: string): Params | undefined =>
  matchPath({ path, caseSensitive: true }, pathname)?.params;

function matchesRoute(route: Route, pathname: string): boolean {
  const parameters = parametersOf(route, pathname);
  return parameters !== undefined && (route.accepts?.(parameters) ?? true);
}

export const routeOf = (pathname: string): Route =>
  routes.find((route) => matchesRoute(route, pathname)) ?? notFoundRoute;
