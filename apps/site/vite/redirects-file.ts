/** Host-side redirects: old addresses, and every address once more with a trailing slash. */
import type { Redirect } from '../src/routes.ts';

const withSlash = (path: string) => `${path}/`;

/**
 * Text of the `_redirects` file. Each address is left by one redirect, for good.
 *
 * @example
 * redirectsFile([{ from: '/old', to: '/new', status: 301 }], ['/', '/new'])
 * // => '/old /new 301\n/old/ /new 301\n/new/ /new 301\n'
 */
export function redirectsFile(redirects: readonly Redirect[], paths: readonly string[]): string {
  const old = redirects.flatMap(({ from, to, status }) => [
    `${from} ${to} ${status}\n`,
    `${withSlash(from)} ${to} ${status}\n`,
  ]);
  const slashed = paths
    .filter((path) => path !== '/')
    .map((path) => `${withSlash(path)} ${path} 301\n`);
  return [...old, ...slashed].join('');
}
