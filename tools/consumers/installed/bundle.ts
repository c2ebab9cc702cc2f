/** Three bundlers behind one interface. */
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import * as esbuild from 'esbuild';
import { EsbuildPlugin } from 'esbuild-loader';
import { build as viteBuild } from 'vite';
import { webpack } from 'webpack';

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

async function withWebpack(entry: string, path: string): Promise<void> {
  const compiler = webpack({
    mode: 'production',
    entry,
    output: { path },
    experiments: { css: true },
    performance: false,
    optimization: { minimizer: [new EsbuildPlugin({ target: 'es2022' })] },
    resolve: { extensions: ['.tsx', '.js'] },
    module: {
      rules: [
        {
          test: /\.tsx$/,
          loader: fileURLToPath(import.meta.resolve('esbuild-loader')),
          options: { jsx: 'automatic', tsconfigRaw: {} },
        },
      ],
    },
  });
  const stats = await promisify(compiler.run.bind(compiler))();
  if (!stats || stats.hasErrors()) throw new Error(stats?.toString('errors-only'));
}

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
  webpack: reading(withWebpack),
};
