import type { ComponentType, ReactElement } from 'react';
import {
  dataAddressOf,
  fetchPageData,
  loadStyleSheet,
  type PageData,
} from '../page-loading/page-parts';
import { routeOf } from '../routes';

interface PageModule {
  readonly Page: ComponentType<{ readonly data: PageData | undefined }>;
}

type Data = PageData | Promise<PageData> | undefined;

const pages = new Map<string, Promise<ReactElement>>();
const failed = new Set<string>();

async function load(pathname: string, data: Data, styles?: Promise<void>): Promise<ReactElement> {
  const { folder } = routeOf(pathname);
  const code: Promise<PageModule> = import(`../pages/${folder}/page.tsx`);
  const [{ Page }, loadedData] = await Promise.all([code, data, styles]);
  return <Page data={loadedData} />;
}

function remember(pathname: string, page: Promise<ReactElement>): Promise<ReactElement> {
  page.catch(() => failed.add(pathname));
  pages.set(pathname, page);
  return page;
}

/** Loads the code of the document's own page; its data and styles come from the document. */
export const loadFirstPage = (
  pathname: string,
  data: Data,
  styles?: Promise<void>,
): Promise<ReactElement> => remember(pathname, load(pathname, data, styles));

/** Loads code, data and styles of a page once; later calls get the same promise. */
export function preloadPage(pathname: string): Promise<ReactElement> {
  const known = pages.get(pathname);
  if (known) return known;
  const data = routeOf(pathname).data ? fetchPageData(dataAddressOf(pathname)) : undefined;
  return remember(pathname, load(pathname, data, loadStyleSheet()));
}

/** Makes the next `preloadPage` try again after a failure. */
export function forgetFailedLoad(pathname: string): void {
  if (failed.delete(pathname)) pages.delete(pathname);
}
