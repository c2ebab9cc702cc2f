/** Two bundlers behind one interface. */
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as esbuild from 'esbuild';
import { build as viteBuild } from 'vite';

const withEsbuild = (entry: string, outdir: string) =>
  esbuild.build({
    entryPoints: [entry],
    outdir,
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.woff2': 'file' },
    logLevel: 'error',
  });

const withVite = (input: string, outDir: string) =>
  viteBuild({
    configFile: false,
    root: dirname(input),
    logLevel: 'error',
    build: { outDir, target: 'es2022', modulePreload: false, rolldownOptions: { input } },
  });

export interface Bundle {
  /** Everything that a browser would run, minified. */
  readonly code: string;
  readonly css: string;
}

export type Bundler = (entry: string) => Promise<Bundle>;

/** Bundles into a folder beside the entry, and reads what is there then. */
const reading =
  (build: (entry: string, folder: string) => Promise<unknown>): Bundler =>
  async (entry) => {
    const folder = mkdtempSync(join(dirname(entry), 'built-'));
    await build(entry, folder);
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
    const textOf = (ending: RegExp) =>
      files
        .filter((file) => ending.test(file))
        .map((file) => readFileSync(join(folder, file), 'utf8'))
        .join('\n');
    return { code: textOf(/\.m?js$/), css: textOf(/\.css$/) };
  };

export const BUNDLERS = {
  esbuild: reading(withEsbuild),
  Vite: reading(withVite),
};
