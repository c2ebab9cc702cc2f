import { readFileSync } from 'node:fs';

const sitemap = readFileSync('dist/client/sitemap.xml', 'utf8');

/** The paths of all pages, as the sitemap lists them. */
export const pagePaths: readonly string[] = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(
  ([, address = '']) => new URL(address).pathname,
);

/** Paths that lead to the two pages for what was not found. */
export const missingPaths: readonly string[] = ['/nowhere', '/guides/nowhere'];
