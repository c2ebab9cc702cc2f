import { readFileSync } from 'node:fs';

const sitemap = readFileSync('dist/client/sitemap.xml', 'utf8');

/** Every page that the built site's sitemap names. */
export const pagePaths: readonly string[] = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(
  ([, address = '']) => new URL(address).pathname,
);

export const missingPaths: readonly string[] = ['/nowhere', '/guides/nowhere'];
