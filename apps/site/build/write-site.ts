/** Writes every page, its data and the host's files, after both bundles are built. */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { BUILD_PATH, type Build } from '../host/health.ts';
import { MASK_ATTRIBUTE } from '../src/calculator/form/field-rules.ts';
import { PAGE_FILES_ATTRIBUTE, STYLE_SHEET_ATTRIBUTE } from '../src/page-loading/page-parts.ts';
import {
  entryOf,
  type Manifest,
  maskScriptOf,
  pageFilesOf,
  preloadedFonts,
  styleSheetOf,
  takeManifest,
} from './assets.ts';
import { compressSite } from './compress-site.ts';
import type * as EntryServer from './entry-server';
import { pageStyles, separateFontFaces, separatePrint } from './page-styles.ts';
import {
  contentSecurityPolicy,
  headersFile,
  integrityOf,
  redirectsFile,
  styleHashes,
} from './security-headers.ts';
import type { ThirdPartySources } from './third-party-sources.ts';

const fileOf = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

/** Pattern of a route in `_headers`: one rule for all guides, as the host accepts at most a hundred rules. */
const headersPath = ({ path }: EntryServer.Route) =>
  path === '*' ? '/*' : path.replace(/:\w+/g, '*');

export const insertInHead = (html: string, tags: string) =>
  html.replace('</head>', () => `${tags}</head>`);

async function writeTo(file: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}

/** Pages of one route, with the same styles, scripts and headers. */
type PagesOfRoute = readonly [EntryServer.RenderedPage, ...EntryServer.RenderedPage[]];

/** Returns a function that writes the script tags of a route's pages. */
async function scriptTagsOf(outDir: string, manifest: Manifest) {
  const tagOf = async (path: string) => {
    const integrity = integrityOf(await readFile(join(outDir, path), 'utf8'));
    return `<script type="module" src="${path}" integrity="${integrity}"`;
  };
  const masks = `${await tagOf(maskScriptOf(manifest))}></script>`;
  const styleSheet = `${STYLE_SHEET_ATTRIBUTE}="${styleSheetOf(manifest)}"`;
  const entry = `${await tagOf(entryOf(manifest))} fetchpriority="low" ${styleSheet}`;
  return ([{ html, route }]: PagesOfRoute) => {
    const files = pageFilesOf(manifest, route.folder).join(' ');
    // A page that hydrates on load requests its files itself.
    const ahead = route.hydrateOnLoad ? '' : ` ${PAGE_FILES_ATTRIBUTE}="${files}"`;
    return `${html.includes(MASK_ATTRIBUTE) ? masks : ''}${entry}${ahead}></script>`;
  };
}

/**
 * Reads the client build, and removes the font rules from its style sheet. Returns a function that
 * writes a route's print sheet, and returns the tags for its fonts, styles and scripts.
 */
async function headTagsOf(outDir: string): Promise<(pages: PagesOfRoute) => Promise<string>> {
  const manifest = await takeManifest(outDir);
  const fonts = await preloadedFonts(outDir);
  const sheetPath = styleSheetOf(manifest);
  const { fontFaces, rest } = separateFontFaces(await readFile(join(outDir, sheetPath), 'utf8'));
  await writeTo(join(outDir, sheetPath), rest);
  const scriptTags = await scriptTagsOf(outDir, manifest);
  return async (pages) => {
    const markup = pages.map(({ html }) => html);
    const { screen, print } = separatePrint(pageStyles(rest, markup));
    const printPath = `/assets/print-${createHash('sha256').update(print).digest('hex').slice(0, 8)}.css`;
    await writeTo(join(outDir, printPath), print);
    const printSheet = `<link rel="stylesheet" href="${printPath}" media="print">`;
    return `${fonts}<style>${fontFaces}${screen}</style>${printSheet}${scriptTags(pages)}`;
  };
}

export interface SiteOutput {
  /** Folder of both bundles, relative to the site's root. */
  readonly outDir: string;
  /** Other origins that the pages call. */
  readonly connectOrigins: readonly string[];
  readonly thirdParties: readonly ThirdPartySources[];
  /** Browsers report faults to the host. */
  readonly hasReports: boolean;
  /** Commit of the build, if the environment names it. */
  readonly commit?: string | undefined;
}

/** Hash of a folder's files, as the version of a build without a commit. */
async function hashOf(folder: string): Promise<string> {
  const hash = createHash('sha256');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const paths = files.map(({ parentPath, name }) => join(parentPath, name)).sort();
  for (const path of paths) hash.update(path.slice(folder.length)).update(await readFile(path));
  return hash.digest('hex').slice(0, 12);
}

export async function writeSite(root: string, output: SiteOutput): Promise<Build> {
  const { connectOrigins, thirdParties, hasReports } = output;
  const outDir = join(root, output.outDir, 'client');
  const server: typeof EntryServer = await import(
    pathToFileURL(join(root, output.outDir, 'server/entry-server.js')).href
  );
  const headTags = await headTagsOf(outDir);
  const rendered = (paths: readonly string[]) =>
    Promise.all(paths.map(async (path) => ({ path, ...(await server.render(path)) })));
  const hashesByPath = new Map<string, readonly string[]>();
  // A missing guide's page matches the guides' rule, which so allows the styles of both.
  for (const pages of [await rendered(server.notFoundPaths), await rendered(server.paths)]) {
    for (const pattern of new Set(pages.map(({ route }) => headersPath(route)))) {
      const isOfRoute = ({ route }: EntryServer.RenderedPage) => headersPath(route) === pattern;
      const [first, ...others] = pages.filter(isOfRoute);
      if (!first) continue;
      const pagesOfRoute = [first, ...others] as const;
      const tags = await headTags(pagesOfRoute);
      hashesByPath.set(pattern, [...(hashesByPath.get(pattern) ?? []), ...styleHashes(tags)]);
      for (const { path, html, data } of pagesOfRoute) {
        await writeTo(join(outDir, fileOf(path)), insertInHead(html, tags));
        if (data !== undefined)
          await writeTo(join(outDir, server.dataAddressOf(path)), JSON.stringify(data));
      }
    }
  }
  const embeddedPaths = server.routes.filter(({ isEmbedded }) => isEmbedded).map(headersPath);
  const policyOf = (path: string, styleHashes: readonly string[]) =>
    embeddedPaths.includes(path)
      ? contentSecurityPolicy({ styleHashes, connectOrigins, hasReports, isEmbedded: true })
      : contentSecurityPolicy({ styleHashes, connectOrigins, hasReports, thirdParties });
  // The last matching rule's policy applies, so a page's own rule follows those of patterns.
  const isPattern = (path: string) => Number(path.includes('*'));
  const patternsFirst = [...hashesByPath].sort(([a], [b]) => isPattern(b) - isPattern(a));
  const policies = patternsFirst.map(([path, hashes]) => [path, policyOf(path, hashes)] as const);
  await writeTo(
    join(outDir, '_headers'),
    headersFile(new Map(policies), {
      hasThirdParties: thirdParties.length > 0,
      hasReports,
      embeddedPaths,
    }),
  );
  await writeTo(join(outDir, '_redirects'), redirectsFile(server.redirects, server.paths));
  for (const [path, content] of await server.siteFiles())
    await writeTo(join(outDir, path), content);
  const build: Build = { version: output.commit || (await hashOf(outDir)) };
  await writeTo(join(outDir, BUILD_PATH), JSON.stringify(build));
  await compressSite(outDir, join(root, output.outDir, 'node/compressed'));
  return build;
}
