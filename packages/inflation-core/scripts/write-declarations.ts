/**
 * Writes the declarations that the entries reach to `dist/types`, for `import` and for `require`,
 * with maps that lead an editor to the sources, which the package holds too.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

const OUTPUT = 'dist/types';
const IMPORT = /(\bfrom |\bimport\()'(\.[^']+)'/g;

const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile);
const { options, fileNames } = ts.parseJsonConfigFileContent(
  { ...config, include: ['src/**/index.ts'] },
  ts.sys,
  process.cwd(),
  {
    ...{ noEmit: false, emitDeclarationOnly: true, declaration: true, declarationMap: true },
    ...{ rootDir: 'src', outDir: OUTPUT },
  },
);
const program = ts.createProgram(fileNames, options);

/** By their paths, as the compiler writes them: with names that leave out extension and `index`. */
const emitted = new Map<string, string>();
const { diagnostics } = program.emit(undefined, (path, text) => {
  emitted.set(path, text);
});
const faults = [...ts.getPreEmitDiagnostics(program), ...diagnostics];
if (faults.length > 0) {
  console.error(ts.formatDiagnostics(faults, ts.createCompilerHost(options)));
  process.exit(1);
}

/** How a module names another, with the `index` that Node asks for. */
const fullName = (name: string, from: string) =>
  emitted.has(`${join(dirname(from), name)}.d.ts`) ? name : `${name}/index`;

/** Once for each way to load it, which have their own extensions of code and of types. */
function write(module: string): void {
  mkdirSync(dirname(module), { recursive: true });
  for (const [types, code] of [
    ['d.ts', 'js'],
    ['d.cts', 'cjs'],
  ] as const) {
    const declaration = emitted.get(`${module}.d.ts`) ?? '';
    const text = declaration
      .replace(IMPORT, (_, before, name) => `${before}'${fullName(name, module)}.${code}'`)
      .replace(/\.d\.ts\.map$/, `.${types}.map`);
    writeFileSync(`${module}.${types}`, text);
    const map = emitted.get(`${module}.d.ts.map`) ?? '';
    writeFileSync(`${module}.${types}.map`, map.replace('.d.ts"', `.${types}"`));
  }
}

const reached = new Set(
  fileNames.map((file) => file.replace(/^.*?\/src\/(.*)\.ts$/, `${OUTPUT}/$1`)),
);
rmSync(OUTPUT, { recursive: true, force: true });
// A set hands out what is added meanwhile, too.
for (const module of reached) {
  const declaration = emitted.get(`${module}.d.ts`) ?? '';
  for (const [, , name = ''] of declaration.matchAll(IMPORT))
    reached.add(join(dirname(module), fullName(name, module)));
  write(module);
}
