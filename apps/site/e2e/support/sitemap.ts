/** The pages of the built site. */
import { readFileSync } from 'node:fs';

/** The paths of all pages, as the sitemap lists them. */
const listedPaths = [
  ...readFileSync('dist/client/sitemap.xml', 'utf8').matchAll(/<loc>(.*?)<\/loc>/g),
].map(([, address = '']) => new URL(address).pathname);

/** The pages of the years, the newest first: one page by its code, some sixty by their figures. */
export const yearPaths: readonly string[] = listedPaths.filter((path) =>
  /^\/inflation-calculator\/\d{4}$/.test(path),
);

/** The longest of their pages. */
export const firstYearPath: string = yearPaths.at(-1) ?? '';

/** The newest is the shortest; one between stands for the rest. */
export const sampledYearPaths: readonly string[] = [
  yearPaths[0] ?? '',
  yearPaths[Math.floor(yearPaths.length / 2)] ?? '',
  firstYearPath,
];

/** The pages that are looked at one by one: of the years, three. */
export const pagePaths: readonly string[] = listedPaths.filter(
  (path) => !yearPaths.includes(path) || sampledYearPaths.includes(path),
);

/** Paths that lead to the two pages for what was not found. */
export const missingPaths: readonly string[] = ['/nowhere', '/guides/nowhere'];

/**
 * The page for frames on other sites. It is no destination and has no header, skip link or footer,
 * so the lists of all pages leave it to e2e/embed.
 */
export const embeddedPath = '/embed/calculator';
