/** The one table of pages and redirects: router, prerender, headers and tests all read it. */
import { matchPath, type Params } from 'react-router-dom';
import { priceYearIn } from './pages/inflation-year/price-years';
import type { PageBackground } from './seo/theme-colors';

export interface Route {
  /** Pattern of the router; capitals count, as they do for the host. */
  readonly path: string;
  /** The page's folder in src/pages. */
  readonly folder: string;
  /** Background of the page's head; the transparent header takes its colors from it. */
  readonly background: PageBackground;
  /** Which values its parameters may have: any other path is the page that was not found. */
  readonly accepts?: (parameters: Params) => boolean;
  /** Whether the page shows data beside its code (page-loading/page-data.ts). */
  readonly hasData?: boolean;
  /** Whether the page hydrates after load by itself; others wait for the first interaction. */
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
  page('/', 'home', 'hero'),
  page('/about', 'about', 'hero'),
  page('/inflation-calculator', 'inflation-calculator', 'bright', { hydrateOnLoad: true }),
  // Named ones go before the pattern, which would take them too.
  page('/inflation-calculator/menu', 'menu', 'bright'),
  page('/inflation-calculator/years', 'inflation-years', 'bright', { hasData: true }),
  page('/inflation-calculator/:year', 'inflation-year', 'bright', {
    hasData: true,
    accepts: ({ year }) => priceYearIn(year) !== undefined,
  }),
  page('/data', 'data', 'page', { hasData: true }),
  page('/embed', 'embed', 'hero'),
  page('/embed/calculator', 'embedded-calculator', 'bright', {
    hydrateOnLoad: true,
    isEmbedded: true,
  }),
  page('/guides', 'guides', 'page', { hasData: true }),
  page('/guides/:guideId', 'guide', 'page', { hasData: true }),
  page('/changelog', 'changelog', 'hero'),
  page('/terms', 'legal', 'page', { hasData: true }),
  page('/privacy', 'legal', 'page', { hasData: true }),
  page('/arbitration', 'legal', 'page', { hasData: true }),
];

/** Rendered for any other path, and answered with status 404 by the host. It logs the path. */
export const notFoundRoute = page('*', 'not-found', 'hero', { hydrateOnLoad: true });

/** From each address that was given up for good, to the one instead. */
export const redirects: Readonly<Record<string, string>> = {
  '/pricing': '/',
  '/about-us': '/about',
};

function leadsTo({ path, accepts = () => true }: Route, pathname: string): boolean {
  const matched = matchPath({ path, caseSensitive: true }, pathname);
  return matched !== null && accepts(matched.params);
}

export const routeOf = (pathname: string): Route =>
  routes.find((route) => leadsTo(route, pathname)) ?? notFoundRoute;
