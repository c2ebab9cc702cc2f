import { readFileSync } from 'node:fs';

const sitemap = readFileSync('dist/client/sitemap.xml', 'utf8');

/** The paths of all pages, as the sitemap lists them. */
export const listedPaths: readonly string[] = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(
  ([, address = '']) => new URL(address).pathname,
);

/** The pages of the years, the newest first: one page by its code, some sixty by their figures. */
export const yearPaths: readonly string[] = listedPaths.filter((path) =>
  /^\/inflation-calculator\/\d{4}$/.test(path),
);

/** The first year has the longest page, the newest the shortest; one between stands for the rest. */
export const sampledYearPaths: readonly string[] = [
  yearPaths.at(0),
  yearPaths.at(yearPaths.length / 2),
  yearPaths.at(-1),
].filter((path) => path !== undefined);

/** The pages that are looked at one by one: of the years, three. */
export const pagePaths: readonly string[] = listedPaths.filter(
  (path) => !yearPaths.includes(path) || sampledYearPaths.includes(path),
);

/** Paths that lead to the two pages for what was not found. */
export const missingPaths: readonly string[] = ['/nowhere', '/guides/nowhere'];
