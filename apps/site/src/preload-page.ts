import { fetchPageData } from './page-data';
import { routeOf } from './routes';

/** Fetches the code and the data of a page, so that it shows at once. */
export async function preloadPage(pathname: string): Promise<void> {
  const { Page, hasData } = routeOf(pathname);
  await Promise.all([Page.preload(), hasData ? fetchPageData(pathname) : undefined]);
}
