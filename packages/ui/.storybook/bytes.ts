import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Plugin, type Rolldown } from 'vite';
import { components } from '../scripts/entries.ts';

const id = 'virtual:bytes';
const dist = resolve(import.meta.dirname, '../dist');

/** Brotli bytes of what an app loads that imports nothing but this; React is not counted. */
async function bytesOf(input: string): Promise<number> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: true,
      rolldownOptions: { input, external: [/^react/], preserveEntrySignatures: 'strict' },
    },
    // One output is asked for, so one is given.
  })) as Rolldown.RolldownOutput;
  const code = output.map((file) => (file.type === 'chunk' ? file.code : '')).join('');
  return brotliCompressSync(code).length;
}

async function measure(): Promise<string> {
  const stylesheet = `${dist}/styles.css`;
  if (!existsSync(stylesheet)) return 'export const built = undefined;';
  const bytes: Record<string, number> = {};
  for (const [entry, path] of Object.entries(components)) {
    bytes[basename(dirname(path))] = await bytesOf(`${dist}/${entry}.js`);
  }
  const styles = brotliCompressSync(readFileSync(stylesheet)).length;
  return `export const built = ${JSON.stringify({ styles, components: bytes })};`;
}

/** Measures the built package when a page first asks for its bytes. */
export const bytes: Plugin = {
  name: 'bytes',
  resolveId: (source) => (source === id ? `\0${id}` : undefined),
  load: (source) => (source === `\0${id}` ? measure() : undefined),
};
