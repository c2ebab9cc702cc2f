/**
 * Where the scripts of each third party come from. One list for two guards: the build writes it
 * into `script-src`, and the page's Trusted Types policy lets nothing else through.
 */
import type { ThirdParty } from '@tallycomb/content/site';

const GOOGLE = 'https://www.googletagmanager.com';
const WIDGET = 'https://widget.intercom.io/widget';

/** Of a container and the Google tags that it loads: 'GTM-AB12CD3 G-AB12CD34EF'. */
export const containerAddress = (ids: string) => `${GOOGLE}/gtm.js?id=${ids.split(' ')[0]}`;
const tagAddresses = (ids: string) =>
  ['js', 'destination'].flatMap((kind) =>
    ids
      .split(' ')
      .slice(1)
      .map((id) => `${GOOGLE}/gtag/${kind}?id=${id}`),
  );
export const widgetAddress = (id: string) => `${WIDGET}/${id}`;

/** For the ids that the build has: other containers and tags on the same host run what others put in. */
export const scriptSources: Readonly<Record<ThirdParty, (id: string) => readonly string[]>> = {
  tagManager: (ids) => [containerAddress(ids), ...tagAddresses(ids)],
  chat: (id) => [widgetAddress(id), 'https://js.intercomcdn.com/'],
};

/** As `script-src` takes it: a path it knows, a query it does not. */
export const withoutQuery = (source: string) => source.replace(/\?.*/, '');

/** Whether the address is the source, or below it where the source ends in a slash. */
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

/** Accepts an address of one of the sources; `null` makes the browser refuse any other. */
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
