/** Marks the modules that hold client code, as their sources do, and those alone. */
import { clientModules, isClientModule, publicEntries } from './entries.ts';
import { type Metafile, type OutputFile, type Plugin, pathFromHere, withText } from './output.ts';

const isOurs = (path: string) => /^src\/.*(?<!\.css)\.tsx?$/.test(path);

/** Our modules of which something went into an output. */
const sourcesOf = (metafile: Metafile, output: string): string[] =>
  Object.entries(metafile.outputs[output]?.inputs ?? {}).flatMap(([path, { bytesInOutput }]) =>
    isOurs(path) && bytesInOutput > 0 ? [path] : [],
  );

/** Code without a mark that went into an output with one: only client code may import it. */
function refuseLeaks(metafile: Metafile, clientOutputs: readonly string[]): void {
  const inClient = new Set(clientOutputs.flatMap((output) => sourcesOf(metafile, output)));
  const leaks = Object.keys(metafile.outputs)
    .filter((output) => !clientOutputs.includes(output))
    .flatMap((output) => sourcesOf(metafile, output))
    .flatMap((path) => metafile.inputs[path]?.imports.map(({ path: to }) => [path, to]) ?? [])
    .filter(([, to = '']) => inClient.has(to) && !isClientModule(to));
  for (const [path, to] of leaks)
    throw new Error(`${path} imports ${to}, which was bundled with client code: split that file.`);
}

const stubs = new Set(Object.keys(clientModules).map((name) => `dist/${name}.js`));

export const clientCode: Plugin = {
  name: 'client-code',
  setup(build) {
    build.onEnd((result) => {
      const { metafile, outputFiles = [] } = result;
      if (!metafile) throw new Error('esbuild gave no metafile.');
      const isClient = (output: string) => sourcesOf(metafile, output).some(isClientModule);
      refuseLeaks(metafile, Object.keys(metafile.outputs).filter(isClient));
      result.outputFiles = outputFiles
        .filter((file) => !stubs.has(pathFromHere(file)))
        .map((file) =>
          isClient(pathFromHere(file)) ? withText(file, `'use client';\n${file.text}`) : file,
        );
    });
  },
};

const requireAll = (names: readonly string[]) =>
  [
    `'use client';`,
    `const all = require('./modules/all.cjs');`,
    ...names.map((name) => `exports.${name} = all.${name};`),
    '',
  ].join('\n');

/**
 * For `require`, every public entry hands on its part of one file: cut into pieces, CommonJS would
 * hold a context twice, and a provider would not reach what looks for it.
 */
export const commonJsEntries: Plugin = {
  name: 'common-js-entries',
  setup(build) {
    build.onEnd((result) => {
      const { metafile, outputFiles = [] } = result;
      const written = outputFiles.flatMap((file): OutputFile[] => {
        const [, entry = ''] = /^dist\/([^/]+)\.js$/.exec(pathFromHere(file)) ?? [];
        if (!(entry in publicEntries)) return [];
        const { exports: names = [] } = metafile?.outputs[pathFromHere(file)] ?? {};
        return [withText({ ...file, path: file.path.replace(/\.js$/, '.cjs') }, requireAll(names))];
      });
      outputFiles.push(...written);
    });
  },
};
