/** The one table of pages and redirects: router, prerender, headers and tests all read it. */
import { matchPath, type Params } from 'react-router-dom';
import { priceYearIn } from './calculator/figures/price-years';
import type { PageBackground } from './seo/site-head';

export interface Route {
  /** Pattern of the router; capitals count, as they do for the host. */
  readonly path: string;
  /** The page's folder in src/pages. */
  readonly folder: string;
  /** Background of the page's head; the transparent header takes its colors from it. */
  readonly background: PageBackground;
  /** Which values its parameters may have: any other path is the page that was not found. */
  readonly accepts?: (parameters: Params) => boolean;
  /**
   * Where the page finds what it shows beside its code (`data.server.ts` in its folder) when it is
   * the first one: in its document, or in the file `{path}.json`, where any other page finds it.
   */
  readonly data?: 'document' | 'file';
  /** Whether the page hydrates once it is loaded, as those with a form do; others wait for the first interaction. */
  readonly hydrateOnLoad?: boolean;
  /** Whether the page is for frames on other sites: no header, no footer, nobody else's code. */
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
  // Named ones go before the pattern, which would take them too.
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
  page('/guides', 'guides', 'page', { data: 'file' }),
  page('/guides/:guideId', 'guide', 'page', { data: 'file' }),
  page('/changelog', 'changelog', 'hero'),
  page('/terms', 'legal', 'page', { data: 'file' }),
  page('/privacy', 'legal', 'page', { data: 'file' }),
  page('/arbitration', 'legal', 'page', { data: 'file' }),
];

/** Rendered for any other path, and answered with status 404 by the host. It logs the path. */
export const notFoundRoute = page('*', 'not-found', 'hero', { hydrateOnLoad: true });

/** From each address that was given up for good, to the one instead. */
export const redirects: Readonly<Record<string, string>> = {
  '/pricing': '/',
  '/about-us': '/about',
};

/** What the path has for the parameters of a route. */
export const parametersOf = ({ path }: Route, pathname: string): Params | undefined =>
  matchPath({ path, caseSensitive: true }, pathname)?.params;

function leadsTo(route: Route, pathname: string): boolean {
  const parameters = parametersOf(route, pathname);
  return parameters !== undefined && (route.accepts?.(parameters) ?? true);
}

export const routeOf = (pathname: string): Route =>
  routes.find((route) => leadsTo(route, pathname)) ?? notFoundRoute;
