/**
 * Allowed script addresses of each third party, in one list for both guards: the `script-src` that
 * the build writes, and the page's Trusted Types policy.
 */
import type { ThirdParty } from '@tallycomb/content/site';

const GOOGLE = 'https://www.googletagmanager.com';
const WIDGET = 'https://widget.intercom.io/widget';

/** Takes ids of a container and the Google tags that it loads: 'GTM-AB12CD3 G-AB12CD34EF'. */
export const containerAddress = (ids: string) => `${GOOGLE}/gtm.js?id=${ids.split(' ')[0]}`;
const tagAddresses = (ids: string) =>
  ['js', 'destination'].flatMap((kind) =>
    ids
      .split(' ')
      .slice(1)
      .map((id) => `${GOOGLE}/gtag/${kind}?id=${id}`),
  );
export const widgetAddress = (id: string) => `${WIDGET}/${id}`;

/** Sources with the build's own ids, as other ids on the same host load other people's code. */
export const scriptSources: Readonly<Record<ThirdParty, (id: string) => readonly string[]>> = {
  tagManager: (ids) => [containerAddress(ids), ...tagAddresses(ids)],
  chat: (id) => [widgetAddress(id), 'https://js.intercomcdn.com/'],
};

/** The source as `script-src` accepts it, with a path but no query. */
export const withoutQuery = (source: string) => source.replace(/\?.*/, '');

/** True if the address is the source, or is below a source that ends in a slash. */
function isFrom(source: string, address: URL): boolean {
  const { origin, pathname, searchParams } = new URL(source);
  const isPath = pathname.endsWith('/')
    ? address.pathname.startsWith(pathname)
    : address.pathname === pathname;
  const hasQuery = [...searchParams].every(([name, value]) => {
    const values = address.searchParams.getAll(name);
    return values.length === 1 && values[0] === value;
  });
  return address.origin === origin && isPath && hasQuery;
}

/** The address if it is one of the sources, else `null`, which makes the browser refuse it. */
export const scriptAddressFrom =
  (sources: readonly string[]) =>
  (address: string): string | null =>
    URL.canParse(address) && sources.some((source) => isFrom(source, new URL(address)))
      ? address
      : null;

/**
 * Named `default`, so that it also judges the scripts that a vendor's script adds by plain strings,
 * as gtm.js does: https://github.com/GoogleChrome/web.dev/issues/3160
 */
export const POLICY_NAME = 'default';
