import { SiteFooter, SiteHeader } from './frame';
import { fetchPageData, withoutTrailingSlash } from './page-data';
import { routeOf } from './routes';

const ready = new Set<string>();

/** Whether all of a page is here, so that it draws without waiting for anything. */
export const isPageReady = (pathname: string) => ready.has(withoutTrailingSlash(pathname));

/** Fetches the code and the data of a page, so that it shows at once. */
export async function preloadPage(pathname: string): Promise<void> {
  const { Page, hasData } = routeOf(pathname);
  await Promise.all([
    Page.preload(),
    hasData ? fetchPageData(pathname) : undefined,
    SiteHeader.preload(),
    SiteFooter.preload(),
  ]);
  ready.add(withoutTrailingSlash(pathname));
}
