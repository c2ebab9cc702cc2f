/** Marks the modules that hold client code, as their sources do, and those alone. */
import { clientModules, isClientModule } from './entries.ts';
import { type Metafile, type Plugin, pathFromHere, withText } from './output.ts';

const isOurs = (path: string) => /^src\/.*(?<!\.css)\.tsx?$/.test(path);

/** Our modules with code in an output. */
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
        .filter((file) => !stubs.has(pathFromHere(file).replace(/\.map$/, '')))
        .map((file) => {
          const output = pathFromHere(file).replace(/\.map$/, '');
          if (!isClient(output)) return file;
          if (output === pathFromHere(file)) return withText(file, `'use client';\n${file.text}`);
          // One line further down, in the grammar of source maps.
          return withText(file, file.text.replace('"mappings": "', '"mappings": ";'));
        });
    });
  },
};
