import { loadPageData } from '../page-loading/page-data';
import { withoutTrailingSlash } from '../page-loading/page-path';
import { loadStyleSheet } from '../page-loading/style-sheet';
import { routeOf } from '../routes';

const loads = new Map<string, Promise<void>>();
const loaded = new Set<string>();

/** Whether the page can render without waiting. */
export const isPageLoaded = (pathname: string) => loaded.has(withoutTrailingSlash(pathname));

interface LoadOptions {
  readonly dataAddress?: string | undefined;
  readonly styles?: Promise<void>;
}

async function load(pathname: string, { dataAddress, styles }: LoadOptions): Promise<void> {
  const { Page, hasData } = routeOf(pathname);
  const data = hasData ? loadPageData(pathname, dataAddress) : undefined;
  await Promise.all([Page.load(), data, styles]);
  loaded.add(withoutTrailingSlash(pathname));
}

/** Loads what the page needs that the document came with: its styles stand in its HTML. */
export const loadFirstPage = (pathname: string, dataAddress?: string): Promise<void> =>
  load(pathname, { dataAddress });

/** Loads code, data and styles of a page; the same promise for all who ask before it has ended. */
export function preloadPage(pathname: string): Promise<void> {
  const path = withoutTrailingSlash(pathname);
  const loading = loads.get(path) ?? load(path, { styles: loadStyleSheet() });
  loads.set(path, loading);
  return loading;
}

/** A load that failed is tried again by whoever asks next. */
export const forgetFailedLoad = (pathname: string): void =>
  void loads.delete(withoutTrailingSlash(pathname));
