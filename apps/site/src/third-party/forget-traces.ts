import type { ThirdParty } from '@tallycomb/content/site';

/** How the names begin of what each keeps on our own domain: cookies, storage, databases. */
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
 * Every path that a cookie which a page sees may stand on: its own and those above, each with and
 * without a slash at its end, which cookies tell apart.
 *
 * @example
 * pathsOf('/guides/a') // => ['/', '/guides', '/guides/', '/guides/a', '/guides/a/']
 */
export function pathsOf(pathname: string): readonly string[] {
  const names = pathname.split('/').filter(Boolean);
  const paths = names.map((_, at) => `/${names.slice(0, at + 1).join('/')}`);
  return ['/', ...paths.flatMap((path) => [path, `${path}/`])];
}

/** The names that belong to a third party. */
export const namesOf = (thirdParty: ThirdParty, names: readonly string[]): readonly string[] =>
  names.filter((name) => prefixes[thirdParty].some((prefix) => name.startsWith(prefix)));

/** The names in a `document.cookie`. */
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

/** Storage may be denied: then there is nothing in it. */
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

/** Takes back what a third party has left with us: it cannot be asked to any more. */
export function forgetTraces(thirdParty: ThirdParty): void {
  forgetCookies(thirdParty);
  forgetStored(thirdParty, () => localStorage);
  forgetStored(thirdParty, () => sessionStorage);
  void forgetDatabases(thirdParty);
}
