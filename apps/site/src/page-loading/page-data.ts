/**
 * What a page shows beside its code: a guide, a legal text. It is fetched from `{path}.json`, for
 * the first page as for any other, so no page carries the texts of others.
 */
import { useLocation } from 'react-router-dom';

/** JSON; `null` says that there is nothing at the path. */
export type PageData = object | null;

/**
 * @example
 * withoutTrailingSlash('/about/') // => '/about'
 * withoutTrailingSlash('/') // => '/'
 */
export const withoutTrailingSlash = (path: string) => path.replace(/(?<=.)\/+$/, '');

const dataByPath = new Map<string, PageData>();

/** For the build, which has the data of every page at hand. */
export const setPageData = (pathname: string, data: PageData): void =>
  void dataByPath.set(withoutTrailingSlash(pathname), data);

export const dataAddressOf = (path: string) => `${path}.json`;

async function fetchJson(address: string): Promise<PageData> {
  const answer = await fetch(address, { headers: { Accept: 'application/json' } });
  if (answer.status === 404) return null;
  if (!answer.ok) throw new Error(`${address} was answered with status ${answer.status}.`);
  return answer.json();
}

/** Fetches the data of a page, unless they are here. */
export async function loadPageData(pathname: string, address?: string): Promise<void> {
  const path = withoutTrailingSlash(pathname);
  if (!dataByPath.has(path)) setPageData(path, await fetchJson(address ?? dataAddressOf(path)));
}

/** What the page says that its data are at: those of a guide that was not found are no guide's. */
export const addressInDocument = (): string | undefined =>
  document.querySelector<HTMLLinkElement>('link[rel=alternate][type="application/json"]')?.href;

/** The data of the page that is shown: loaded before it renders. */
export function usePageData<Data extends object>(): Data | null {
  const path = withoutTrailingSlash(useLocation().pathname);
  return (dataByPath.get(path) ?? null) as Data | null; // written for this very route by prerender/page-data
}
