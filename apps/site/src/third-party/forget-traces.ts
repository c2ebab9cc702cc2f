import type { ThirdParty } from '@tallycomb/content/site';

/** Prefixes of the cookies, storage items and databases that each keeps on our domain. */
const prefixes: Readonly<Record<ThirdParty, readonly string[]>> = {
  tagManager: ['_ga', '_gid', '_gat', '_gcl_', '_gtm'],
  chat: ['intercom'],
};

/**
 * The host and each domain above it.
 *
 * @example
 * domainsOf('www.salon.example') // => ['www.salon.example', 'salon.example', 'example']
 */
export const domainsOf = (host: string): readonly string[] =>
  host.split('.').map((_, at, labels) => labels.slice(at).join('.'));

/**
 * Every path that a cookie visible to a page may have: the page's and those above, each with and
 * without a trailing slash, which makes a difference for cookies.
 *
 * @example
 * pathsOf('/guides/a') // => ['/', '/guides', '/guides/', '/guides/a', '/guides/a/']
 */
export function pathsOf(pathname: string): readonly string[] {
  const names = pathname.split('/').filter(Boolean);
  const paths = names.map((_, at) => `/${names.slice(0, at + 1).join('/')}`);
  return ['/', ...paths.flatMap((path) => [path, `${path}/`])];
}

/** Names that belong to a third party. */
export const namesOf = (thirdParty: ThirdParty, names: readonly string[]): readonly string[] =>
  names.filter((name) => prefixes[thirdParty].some((prefix) => name.startsWith(prefix)));

/** Names of the cookies in a `document.cookie`. */
export const cookieNames = (cookies: string): readonly string[] =>
  cookies.split('; ').map((cookie) => cookie.split('=', 1)[0] ?? '');

function forgetCookies(thirdParty: ThirdParty): void {
  const domains = domainsOf(location.hostname).map((domain) => `; domain=${domain}`);
  const scopes = pathsOf(location.pathname).flatMap((path) =>
    ['', ...domains].map((domain) => `; path=${path}${domain}`),
  );
  for (const name of namesOf(thirdParty, cookieNames(document.cookie))) {
    for (const scope of scopes) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser
      document.cookie = `${name}=; max-age=0${scope}`;
    }
  }
}

/** Removes a third party's items from storage, unless storage is denied. */
function forgetStored(thirdParty: ThirdParty, storage: () => Storage): void {
  try {
    for (const name of namesOf(thirdParty, Object.keys(storage()))) storage().removeItem(name);
  } catch {}
}

async function forgetDatabases(thirdParty: ThirdParty): Promise<void> {
  try {
    const names = (await indexedDB.databases()).map(({ name = '' }) => name);
    for (const name of namesOf(thirdParty, names)) indexedDB.deleteDatabase(name);
  } catch {}
}

/** Removes cookies, storage items and databases that a stopped third party has left. */
export function forgetTraces(thirdParty: ThirdParty): void {
  forgetCookies(thirdParty);
  forgetStored(thirdParty, () => localStorage);
  forgetStored(thirdParty, () => sessionStorage);
  void forgetDatabases(thirdParty);
}
