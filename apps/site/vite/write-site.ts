/** After both bundles are built: every page, its data, and what the host needs beside them. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import Beasties from 'beasties';
import type * as EntryServer from '../src/entry-server';
import { assetTags, preloadedFont, takeFontFaces, takeManifest } from './assets.ts';
import { contentSecurityPolicy, headersFile, styleHashes } from './security-headers.ts';

const fileOf = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

/** The paths of a route as `_headers` writes them: a host takes a hundred rules, not one a guide. */
const headersPath = ({ path }: EntryServer.Route) =>
  path === '*' ? '/*' : path.replace(/:\w+/g, '*');

export const insertInHead = (html: string, tags: string) =>
  html.replace('</head>', () => `${tags}</head>`);

async function put(file: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}

export async function writeSite(root: string, connectOrigins: readonly string[]): Promise<void> {
  const outDir = join(root, 'dist/client');
  const server: typeof EntryServer = await import(
    pathToFileURL(join(root, 'dist/server/entry-server.js')).href
  );
  const font = await preloadedFont(outDir);
  const manifest = await takeManifest(outDir);
  const fontFaces = await takeFontFaces(outDir);
  const beasties = new Beasties({ path: outDir, preload: 'body', logLevel: 'warn' });

  const hashesByPath = new Map<string, Set<string>>();
  for (const path of [...server.notFoundPaths, ...server.paths]) {
    const { html, data, route } = await server.render(path);
    const tags = font + assetTags(manifest, route.folder);
    const critical = await beasties.process(insertInHead(html, tags));
    const page = critical.replace('<style>', () => `<style>${fontFaces}`);
    await put(join(outDir, fileOf(path)), page);
    if (data) await put(join(outDir, `${path.slice(1)}.json`), JSON.stringify(data));
    const known = hashesByPath.get(headersPath(route)) ?? [];
    hashesByPath.set(headersPath(route), new Set([...known, ...styleHashes(page)]));
  }
  const policies = [...hashesByPath].map(
    ([path, hashes]) =>
      [path, contentSecurityPolicy({ styleHashes: [...hashes], connectOrigins })] as const,
  );
  const redirects = server.redirects.map(({ from, to, status }) => `${from} ${to} ${status}\n`);
  await put(join(outDir, '_headers'), headersFile(new Map(policies)));
  await put(join(outDir, '_redirects'), redirects.join(''));
  for (const [path, content] of await server.siteFiles()) await put(join(outDir, path), content);
}
