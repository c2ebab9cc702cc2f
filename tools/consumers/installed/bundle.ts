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
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });

const withVite = (input: string, outDir: string) =>
  viteBuild({
    configFile: false,
    root: dirname(input),
    logLevel: 'error',
    build: { outDir, target: 'es2022', modulePreload: false, rolldownOptions: { input } },
  });

/**
 * Bundles an entry into a folder beside it; gives all scripts that a browser would run, minified.
 */
const readingOutput =
  (build: (entry: string, folder: string) => Promise<unknown>) =>
  async (entry: string): Promise<string> => {
    const folder = mkdtempSync(join(dirname(entry), 'built-'));
    await build(entry, folder);
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
    const code = files.filter((file) => /\.m?js$/.test(file));
    return code.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
  };

export const BUNDLERS = {
  esbuild: readingOutput(withEsbuild),
  Vite: readingOutput(withVite),
};
