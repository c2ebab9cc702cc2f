/** One renderer for dev and build: entry-server.tsx gives the HTML of a path, this puts it to use. */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import Beasties from 'beasties';
import type { Plugin, ViteDevServer } from 'vite';
import type * as EntryServer from '../src/entry-server';
import { contentSecurityPolicy, headersFile, styleHashes } from './security-headers.ts';

const CLIENT_ENTRY = 'src/entry-client.ts';
const SERVER_ENTRY = 'src/entry-server.tsx';

type Manifest = Record<string, { file: string; css?: string[]; imports?: string[] }>;

const insertInHead = (html: string, tags: string) => html.replace('</head>', `${tags}</head>`);

async function readManifest(outDir: string): Promise<Manifest> {
  const path = join(outDir, '.vite/manifest.json');
  const manifest: Manifest = JSON.parse(await readFile(path, 'utf8')); // written by Vite just now
  await rm(dirname(path), { recursive: true });
  return manifest;
}

/** The display font only: it draws the largest paint, text swaps in without a shift. */
async function preloadedFont(outDir: string): Promise<string> {
  const file = (await readdir(join(outDir, 'assets'))).find((name) =>
    /^imbue.*\.woff2$/.test(name),
  );
  if (!file) throw new Error('The display font is missing from the client build.');
  return `<link rel="preload" href="/assets/${file}" as="font" type="font/woff2" crossorigin>`;
}

const FONT_FACE = /@font-face\s*{[^}]*}/g;

/**
 * Moves the font rules out of the style sheets, for the inline style: without the matched fallbacks
 * the first paint jumps, and rules that came once more with the sheet would make it jump again.
 * (beasties leaves them out, as it cannot see a family that a custom property names.)
 */
async function takeFontFaces(outDir: string): Promise<string> {
  const names = (await readdir(join(outDir, 'assets'))).filter((name) => name.endsWith('.css'));
  const taken: string[] = [];
  for (const file of names.map((name) => join(outDir, 'assets', name))) {
    const css = await readFile(file, 'utf8');
    taken.push(...(css.match(FONT_FACE) ?? []));
    await writeFile(file, css.replace(FONT_FACE, ''));
  }
  if (taken.length === 0) throw new Error('The client build has no @font-face rule.');
  return taken.join('');
}

function assetTags(manifest: Manifest): string {
  const entry = manifest[CLIENT_ENTRY];
  if (!entry) throw new Error(`${CLIENT_ENTRY} is missing from the client manifest.`);
  const stylesheets = [...new Set(Object.values(manifest).flatMap(({ css = [] }) => css))];
  return [
    ...stylesheets.map((file) => `<link rel="stylesheet" href="/${file}">`),
    `<script type="module" src="/${entry.file}"></script>`,
  ].join('');
}

const fileOf = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

/** Renders every path after both bundles are built, and writes what the host needs beside them. */
async function prerenderAll(root: string, connectOrigins: readonly string[]): Promise<void> {
  const outDir = join(root, 'dist/client');
  const server: typeof EntryServer = await import(
    pathToFileURL(join(root, 'dist/server/entry-server.js')).href
  );
  const head = (await preloadedFont(outDir)) + assetTags(await readManifest(outDir));
  const fontFaces = await takeFontFaces(outDir);
  const beasties = new Beasties({ path: outDir, preload: 'body', logLevel: 'warn' });

  const write = async (path: string) => {
    const critical = await beasties.process(insertInHead(await server.render(path), head));
    const html = critical.replace('<style>', `<style>${fontFaces}`);
    const file = join(outDir, fileOf(path));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, html);
    return contentSecurityPolicy({ styleHashes: styleHashes(html), connectOrigins });
  };

  const policies = new Map<string, string>();
  for (const path of server.paths) policies.set(path, await write(path));
  const redirects = server.redirects.map(({ from, to, status }) => `${from} ${to} ${status}\n`);
  await writeFile(
    join(outDir, '_headers'),
    headersFile(policies, await write(server.notFoundPath)),
  );
  await writeFile(join(outDir, '_redirects'), redirects.join(''));
}

async function renderInDev(server: ViteDevServer, url: string) {
  const entry = (await server.ssrLoadModule(`/${SERVER_ENTRY}`)) as typeof EntryServer; // its own source
  const { pathname } = new URL(url, 'http://dev');
  const html = await entry.render(pathname);
  const script = `<script type="module" src="/${CLIENT_ENTRY}"></script>`;
  return {
    html: await server.transformIndexHtml(url, insertInHead(html, script)),
    status: entry.isFound(pathname) ? 200 : 404,
  };
}

export interface PrerenderOptions {
  /** Origins beside our own that the pages call. */
  readonly connectOrigins: readonly string[];
  /** Configuration that still has its example value. */
  readonly unset: readonly string[];
}

export function prerender({ connectOrigins, unset }: PrerenderOptions): Plugin {
  return {
    name: 'tallycomb:prerender',
    config: () => ({
      appType: 'custom',
      environments: {
        client: {
          build: {
            outDir: 'dist/client',
            manifest: true,
            rollupOptions: { input: CLIENT_ENTRY },
          },
        },
        ssr: { build: { outDir: 'dist/server', rollupOptions: { input: SERVER_ENTRY } } },
      },
      builder: {
        async buildApp(builder) {
          const { client, ssr } = builder.environments;
          if (!client || !ssr) throw new Error('Vite did not set up its two environments.');
          await builder.build(client);
          await builder.build(ssr);
          await prerenderAll(builder.config.root, connectOrigins);
          if (unset.length === 0) return;
          builder.config.logger.warn(
            `Example addresses stand for what is not set: ${unset.join(', ')}.`,
          );
        },
      },
    }),
    configureServer(server) {
      return () => {
        server.middlewares.use((request, response, next) => {
          renderInDev(server, request.url ?? '/').then(({ html, status }) => {
            response.writeHead(status, { 'Content-Type': 'text/html' });
            response.end(html);
          }, next);
        });
      };
    },
  };
}
