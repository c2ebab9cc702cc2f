import { loadPageData, withoutTrailingSlash } from '../page-loading/page-data';
import { loadStyleSheet } from '../page-loading/style-sheet';
import { routeOf } from '../routes';

interface PageLoad {
  readonly promise: Promise<void>;
  status: 'pending' | 'loaded' | 'failed';
}

const loads = new Map<string, PageLoad>();

function load(path: string, styles?: Promise<void>, dataAddress?: string): PageLoad {
  const { Page, hasData } = routeOf(path);
  const data = hasData ? loadPageData(path, dataAddress) : undefined;
  const promise = Promise.all([Page.load(), data, styles]).then(() => {});
  const pageLoad: PageLoad = { promise, status: 'pending' };
  promise.then(
    () => (pageLoad.status = 'loaded'),
    () => (pageLoad.status = 'failed'),
  );
  loads.set(path, pageLoad);
  return pageLoad;
}

const loadOf = (pathname: string) => loads.get(withoutTrailingSlash(pathname));

export const isPageLoaded = (pathname: string): boolean => loadOf(pathname)?.status === 'loaded';

/** Loads what the page needs that the document came with: its styles stand in its HTML. */
export const loadFirstPage = (pathname: string, dataAddress?: string): Promise<void> =>
  load(withoutTrailingSlash(pathname), undefined, dataAddress).promise;

/** Loads code, data and styles of a page, once: whoever asks again gets the same promise. */
export const preloadPage = (pathname: string): Promise<void> =>
  (loadOf(pathname) ?? load(withoutTrailingSlash(pathname), loadStyleSheet())).promise;

/** Has the next call of `preloadPage` try again what failed. */
export function forgetFailedLoad(pathname: string): void {
  if (loadOf(pathname)?.status === 'failed') loads.delete(withoutTrailingSlash(pathname));
}
