/** Paths of the built site. */
import { readFileSync } from 'node:fs';

/** Paths of all pages in the sitemap. */
const listedPaths = [
  ...readFileSync('dist/client/sitemap.xml', 'utf8').matchAll(/<loc>(.*?)<\/loc>/g),
].map(([, address = '']) => new URL(address).pathname);

/** Paths of the pages of years, newest first; some sixty with the same code. */
export const yearPaths: readonly string[] = listedPaths.filter((path) =>
  /^\/inflation-calculator\/\d{4}$/.test(path),
);

/** Path of the oldest year, the longest page. */
export const firstYearPath: string = yearPaths.at(-1) ?? '';

/** The newest year, the shortest page; one in the middle; and the oldest. */
export const sampledYearPaths: readonly string[] = [
  yearPaths[0] ?? '',
  yearPaths[Math.floor(yearPaths.length / 2)] ?? '',
  firstYearPath,
];

/** Paths of all pages to test one by one, but of years only the shortest and the longest. */
export const pagePaths: readonly string[] = listedPaths.filter(
  (path) => !yearPaths.slice(1, -1).includes(path),
);

const kindOf = (path: string) =>
  path.replace(/privacy|arbitration/, 'terms').replace(/\d{4}$|(?<=guides\/).*/, '…');

/** One path of each kind; other guides, years and legal pages look the same. */
export const kindPaths: readonly string[] = pagePaths.filter(
  (path, at, all) => all.findIndex((other) => kindOf(other) === kindOf(path)) === at,
);

/** Paths of the two pages for missing content. */
export const missingPaths: readonly string[] = ['/nowhere', '/guides/nowhere'];

/**
 * Path of the page for frames on other sites. It is not indexed and has no header, skip link or
 * footer, so it is not in the lists above, but tested in e2e/embed.
 */
export const embeddedPath = '/embed/calculator';
