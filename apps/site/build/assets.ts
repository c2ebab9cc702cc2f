/** The client build's files, and the tags that bring a page those it needs. */
import { readdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

export const CLIENT_ENTRY = 'src/entry-client.ts';

interface Chunk {
  readonly file: string;
}

export type Manifest = Readonly<Record<string, Chunk>>;

export async function takeManifest(outDir: string): Promise<Manifest> {
  const path = join(outDir, '.vite/manifest.json');
  const manifest: Manifest = JSON.parse(await readFile(path, 'utf8')); // written by Vite just now
  await rm(dirname(path), { recursive: true });
  return manifest;
}

function chunkOf(manifest: Manifest, name: string): Chunk {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`${name} is missing from the client manifest.`);
  return chunk;
}

/** The script that starts every page. */
export const entryOf = (manifest: Manifest): string => `/${chunkOf(manifest, CLIENT_ENTRY).file}`;

/** The one style sheet of all pages. */
export const styleSheetOf = (manifest: Manifest): string =>
  `/${chunkOf(manifest, 'style.css').file}`;

/** Both fonts: neither waits until the first layout has found its text. Other letters than English wait. */
export async function preloadedFonts(outDir: string): Promise<string> {
  const files = (await readdir(join(outDir, 'assets'))).filter((name) =>
    /^(?!.*-latin-).*\.woff2$/.test(name),
  );
  if (files.length !== 2) throw new Error(`Two fonts are expected in the client build: ${files}.`);
  return files
    .map(
      (file) =>
        `<link rel="preload" href="/assets/${file}" as="font" type="font/woff2" crossorigin>`,
    )
    .join('');
}
