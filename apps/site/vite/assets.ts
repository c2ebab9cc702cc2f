/** The client build's files, and the tags that bring a page those it needs. */
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

export const CLIENT_ENTRY = 'src/entry-client.ts';

interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

export type Manifest = Readonly<Record<string, Chunk>>;

export async function takeManifest(outDir: string): Promise<Manifest> {
  const path = join(outDir, '.vite/manifest.json');
  const manifest: Manifest = JSON.parse(await readFile(path, 'utf8')); // written by Vite just now
  await rm(dirname(path), { recursive: true });
  return manifest;
}

const isPage = (name: string) => /^src\/pages\/.*\/page\.tsx$/.test(name);

/** The chunk and all that it loads, other pages and their own parts left out. */
function reachable(manifest: Manifest, name: string, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found;
  found.add(name);
  const { imports = [], dynamicImports = [] } = manifest[name] ?? {};
  const next = [...imports, ...dynamicImports.filter((other) => !isPage(other))];
  for (const other of next) reachable(manifest, other, found);
  return found;
}

function chunkOf(manifest: Manifest, name: string): Chunk {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`${name} is missing from the client manifest.`);
  return chunk;
}

/** Style sheets and script of the page in one folder of src/pages. */
export function assetTags(manifest: Manifest, folder: string): string {
  const page = `src/pages/${folder}/page.tsx`;
  chunkOf(manifest, page);
  const names = [...reachable(manifest, CLIENT_ENTRY), ...reachable(manifest, page)];
  const stylesheets = new Set(names.flatMap((name) => manifest[name]?.css ?? []));
  return [
    ...[...stylesheets].map((file) => `<link rel="stylesheet" href="/${file}">`),
    `<script type="module" src="/${chunkOf(manifest, CLIENT_ENTRY).file}"></script>`,
  ].join('');
}

/** The display font only: it draws the largest paint, text swaps in without a shift. */
export async function preloadedFont(outDir: string): Promise<string> {
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
export async function takeFontFaces(outDir: string): Promise<string> {
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
