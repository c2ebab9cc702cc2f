/** Finds the client build's files, and writes tags for a page's fonts. */
import { readdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

export const CLIENT_ENTRY = 'src/entry-client.ts';

/** Name of the chunk that hydrates every page. */
export const SHELL_CHUNK = 'shell';

/** Script of pages with masked fields. */
export const MASK_ENTRY = 'src/mask-fields.ts';

interface Chunk {
  readonly file: string;
  readonly name?: string;
  /** Keys of imported chunks. */
  readonly imports?: readonly string[];
}

export type Manifest = Readonly<Record<string, Chunk>>;

export async function takeManifest(outDir: string): Promise<Manifest> {
  const path = join(outDir, '.vite/manifest.json');
  const manifest: Manifest = JSON.parse(await readFile(path, 'utf8')); // just written by Vite
  await rm(dirname(path), { recursive: true });
  return manifest;
}

function chunkOf(manifest: Manifest, name: string): Chunk {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`${name} is missing from the client manifest.`);
  return chunk;
}

/** Path of the first script of every page. */
export const entryOf = (manifest: Manifest): string => `/${chunkOf(manifest, CLIENT_ENTRY).file}`;

/** Path of the script that masks fields before React. */
export const maskScriptOf = (manifest: Manifest): string =>
  `/${chunkOf(manifest, MASK_ENTRY).file}`;

function withImports(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  if (found.has(key)) return found;
  found.add(key);
  for (const imported of chunkOf(manifest, key).imports ?? [])
    withImports(manifest, imported, found);
  return found;
}

/** Names of the code files that hydrate a page, without the entry's own. */
export function pageFilesOf(manifest: Manifest, folder: string): readonly string[] {
  const shell = Object.keys(manifest).filter((key) => chunkOf(manifest, key).name === SHELL_CHUNK);
  const keys = [...shell, `src/pages/${folder}/page.tsx`];
  const files = keys.flatMap((key) =>
    [...withImports(manifest, key)].map((found) => chunkOf(manifest, found).file),
  );
  return [...new Set(files)]
    .filter((file) => `/${file}` !== entryOf(manifest))
    .map((file) => file.replace(/^assets\/(.*)\.js$/, '$1'));
}

/** Path of the style sheet of all pages. */
export const styleSheetOf = (manifest: Manifest): string =>
  `/${chunkOf(manifest, 'style.css').file}`;

/** Text font first: it is larger, and most of a first screen is set in it. */
const FONTS = [/^instrument-sans-(?!latin-).*\.woff2$/, /^imbue-(?!latin-).*\.woff2$/];

/** Preload tags of both fonts for English, which would else load after the first layout. */
export async function preloadedFonts(outDir: string): Promise<string> {
  const files = await readdir(join(outDir, 'assets'));
  return FONTS.map((pattern) => {
    const file = files.find((name) => pattern.test(name));
    if (!file) throw new Error(`The client build has no font ${pattern}.`);
    return `<link rel="preload" href="/assets/${file}" as="font" type="font/woff2" crossorigin>`;
  }).join('');
}
