import { loadPageData } from '../page-loading/page-data';
import { withoutTrailingSlash } from '../page-loading/page-path';
import { loadStyleSheet } from '../page-loading/style-sheet';
import { routeOf } from '../routes';

const loads = new Map<string, Promise<unknown>>();

function load(path: string, styles?: Promise<void>, dataAddress?: string): Promise<unknown> {
  const { Page, hasData } = routeOf(path);
  const data = hasData ? loadPageData(path, dataAddress) : undefined;
  const loading = Promise.all([Page.load(), data, styles]);
  // Marked as React marks it: `use` then reads it at once, where it would suspend the document.
  loading.then(
    (value) => Object.assign(loading, { status: 'fulfilled', value }),
    () => {},
  );
  loads.set(path, loading);
  return loading;
}

/** Loads what the page needs that the document came with: its styles stand in its HTML. */
export const loadFirstPage = (pathname: string, dataAddress?: string): Promise<unknown> =>
  load(withoutTrailingSlash(pathname), undefined, dataAddress);

/** Loads code, data and styles of a page, once: whoever asks again gets the same promise. */
export function preloadPage(pathname: string): Promise<unknown> {
  const path = withoutTrailingSlash(pathname);
  return loads.get(path) ?? load(path, loadStyleSheet());
}

/** A load that failed is tried again by whoever asks next. */
export const forgetFailedLoad = (pathname: string): void =>
  void loads.delete(withoutTrailingSlash(pathname));
