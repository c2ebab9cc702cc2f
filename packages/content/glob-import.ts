import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Options } from 'tsup';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

const CALL = /import\.meta\.glob<.*>\('(.*)', \{ eager: true, import: '(\w+)' \}\)/;

/** The source with its glob import written out: an import for each file, and a record of them. */
export function expandGlob(source: string, folder: string): string {
  const [call, pattern = '', name] = CALL.exec(source) ?? [];
  if (!call) {
    if (source.includes('import.meta.glob'))
      throw new Error(`Not a glob import that ${CALL} finds.`);
    return source;
  }
  const paths = globSync(pattern, { cwd: folder })
    .map((path) => `./${path}`)
    .sort();
  const imports = paths.map((path, at) => `import { ${name} as file${at} } from '${path}';`);
  const record = paths.map((path, at) => `'${path}': file${at}`);
  // Imports last, so that a source map still counts the lines.
  return [source.replace(call, `{ ${record.join(', ')} }`), ...imports].join('\n');
}

/** Vite's `import.meta.glob`, as far as the guides use it, for esbuild; Vitest knows it already. */
export const globImport: Plugin = {
  name: 'glob-import',
  setup(build) {
    build.onLoad({ filter: /\/src\/guides\/\w+\.ts$/ }, ({ path }) => ({
      contents: expandGlob(readFileSync(path, 'utf8'), dirname(path)),
      loader: 'ts',
    }));
  },
};
