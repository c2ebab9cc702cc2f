/** The published style sheets: one for each entry, each rule in its layer. */
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { inLayer, layerOrder } from './css-layers.ts';
import { clientModules, styleSheets } from './entries.ts';
import { type Build, type OutputFile, type Plugin, pathFromHere, withText } from './output.ts';

/** vanilla-extract's plugin, which tells esbuild only what is put in a layer. */
export const layeredVanillaExtract: Plugin = {
  name: 'layered-vanilla-extract',
  setup(build) {
    const onLoad: Build['onLoad'] = (options, load) =>
      build.onLoad(options, async (args) => {
        const loaded = await load(args);
        if (loaded?.loader !== 'css') return loaded;
        const [file = ''] = args.path.split('.vanilla.css');
        return { ...loaded, contents: inLayer(file, String(loaded.contents)) };
      });
    return vanillaExtractPlugin({ identifiers: 'short' }).setup({ ...build, onLoad });
  },
};

const unpublished = new Set([
  ...Object.keys(clientModules).map((name) => `dist/${name}.css`),
  ...Object.keys(styleSheets).map((name) => `dist/${name}.js`),
]);

/** Leaves the sheets that are published, minified; the root's holds the tokens too. */
export const publishedStyles: Plugin = {
  name: 'published-styles',
  setup(build) {
    const published = async (file: OutputFile, css: string) => {
      const options = { loader: 'css', minify: true } as const;
      const { code } = await build.esbuild.transform(`${layerOrder}${css}`, options);
      return withText(file, code);
    };
    build.onEnd(async (result) => {
      const files = (result.outputFiles ?? []).filter(
        // A sheet has no map: what is minified below is another text than the one that it counts.
        (file) =>
          !/\.css\.map$/.test(file.path) &&
          !unpublished.has(pathFromHere(file).replace(/\.map$/, '')),
      );
      const tokens = files.find((file) => pathFromHere(file) === 'dist/tokens.css')?.text ?? '';
      result.outputFiles = await Promise.all(
        files.map((file) => {
          if (!file.path.endsWith('.css')) return file;
          if (pathFromHere(file) !== 'dist/index.css') return published(file, file.text);
          const path = file.path.replace(/index\.css$/, 'styles.css');
          return published({ ...file, path }, tokens + file.text);
        }),
      );
    });
  },
};

/** For a build whose rules another one publishes. */
export const withoutStyles: Plugin = {
  name: 'without-styles',
  setup(build) {
    build.onEnd((result) => {
      result.outputFiles = result.outputFiles?.filter(({ path }) => !path.endsWith('.css')) ?? [];
    });
  },
};
