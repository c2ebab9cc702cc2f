import type { ThirdParty } from '@tallycomb/content/consent';

/** How the names of the cookies begin that each sets on our own domain. */
const prefixes: Readonly<Record<ThirdParty, readonly string[]>> = {
  tagManager: ['_ga', '_gid', '_gat', '_gcl_'],
  chat: ['intercom-'],
};

/**
 * The host and each domain above it.
 *
 * @example
 * domainsOf('www.salon.example') // => ['www.salon.example', 'salon.example', 'example']
 */
export const domainsOf = (host: string): readonly string[] =>
  host.split('.').map((_, at, labels) => labels.slice(at).join('.'));

/** The names in a `document.cookie` that belong to a third party. */
export function cookiesOf(thirdParty: ThirdParty, cookies: string): readonly string[] {
  const names = cookies.split('; ').map((cookie) => cookie.split('=', 1)[0] ?? '');
  return names.filter((name) => prefixes[thirdParty].some((prefix) => name.startsWith(prefix)));
}

/** Takes back what a third party stored in cookies of ours: it cannot be asked to any more. */
export function forgetCookies(thirdParty: ThirdParty): void {
  for (const name of cookiesOf(thirdParty, document.cookie)) {
    for (const domain of ['', ...domainsOf(location.hostname)]) {
      const scope = domain ? `; domain=${domain}` : '';
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser
      document.cookie = `${name}=; path=/; max-age=0${scope}`;
    }
  }
}
