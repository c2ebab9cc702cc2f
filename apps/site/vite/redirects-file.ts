/** Host-side redirects: old addresses, and every address once more with a trailing slash. */
const withSlash = (path: string) => `${path}/`;
const redirect = (from: string, to: string) => `${from} ${to} 301\n`;

/**
 * Text of the `_redirects` file. Each address is left by one redirect, for good.
 *
 * @example
 * redirectsFile({ '/old': '/new' }, ['/', '/new'])
 * // => '/old /new 301\n/old/ /new 301\n/new/ /new 301\n'
 */
export function redirectsFile(
  redirects: Readonly<Record<string, string>>,
  paths: readonly string[],
): string {
  const old = Object.entries(redirects).flatMap(([from, to]) => [
    redirect(from, to),
    redirect(withSlash(from), to),
  ]);
  const slashed = paths
    .filter((path) => path !== '/')
    .map((path) => redirect(withSlash(path), path));
  return [...old, ...slashed].join('');
}
