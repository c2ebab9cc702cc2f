/** Three bundlers behind one interface. */
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import * as esbuild from 'esbuild';
import { EsbuildPlugin } from 'esbuild-loader';
import { build as viteBuild } from 'vite';
import { type Stats, webpack } from 'webpack';

export interface Bundle {
  /** Everything that a browser would run, minified. */
  readonly code: string;
  readonly css: string;
  /** Paths of the modules that went in. */
  readonly modules: readonly string[];
}

const DEFINE = { 'process.env.NODE_ENV': '"production"' };

/** What a bundler wrote into a folder. */
function written(folder: string, modules: readonly string[]): Bundle {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  const textOf = (ending: RegExp) =>
    files
      .filter((file) => ending.test(file))
      .map((file) => readFileSync(join(folder, file), 'utf8'))
      .join('\n');
  return { code: textOf(/\.m?js$/), css: textOf(/\.css$/), modules };
}

const folderFor = (entry: string) => mkdtempSync(join(dirname(entry), 'built-'));

async function withEsbuild(entry: string, conditions: readonly string[] = []): Promise<Bundle> {
  const outdir = folderFor(entry);
  const { metafile } = await esbuild.build({
    entryPoints: [entry],
    outdir,
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    metafile: true,
    define: DEFINE,
    loader: { '.woff2': 'file' },
    conditions: ['module', ...conditions],
    logLevel: 'error',
  });
  return written(outdir, Object.keys(metafile.inputs));
}

async function withVite(entry: string): Promise<Bundle> {
  const outDir = folderFor(entry);
  const modules: string[] = [];
  await viteBuild({
    configFile: false,
    root: dirname(entry),
    logLevel: 'error',
    build: {
      outDir,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: entry },
    },
    plugins: [
      {
        name: 'modules',
        generateBundle(_, files) {
          for (const file of Object.values(files)) {
            if (file.type === 'chunk') modules.push(...file.moduleIds);
          }
        },
      },
    ],
  });
  return written(outDir, modules);
}

function modulesIn(stats: Stats): string[] {
  const { modules = [] } = stats.toJson({ all: false, modules: true, nestedModules: true });
  const all = modules.flatMap((module) => [module, ...(module.modules ?? [])]);
  return all.flatMap(({ nameForCondition }) => nameForCondition ?? []);
}

async function withWebpack(entry: string): Promise<Bundle> {
  const path = folderFor(entry);
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
  return written(path, modulesIn(stats));
}

export const BUNDLERS = { esbuild: withEsbuild, Vite: withVite, webpack: withWebpack };
