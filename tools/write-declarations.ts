/**
 * Writes the declarations that a package's entries import to `dist/types`, for `import` and for
 * `require`, with maps that lead an editor to the sources, which the package holds too.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

const OUTPUT = 'dist/types';
const IMPORT = /(\bfrom |\bimport\()(['"])(\.[^'"]+?)(?:\.ts)?\2/g;

/** Compiles every declaration of the current folder's package, by path without extension. */
function emit(entries: readonly string[]): ReadonlyMap<string, string> {
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile);
  const { options, fileNames } = ts.parseJsonConfigFileContent(
    { ...config, include: [...entries, 'src/**/*.d.ts'] },
    ts.sys,
    process.cwd(),
    {
      noEmit: false,
      emitDeclarationOnly: true,
      declaration: true,
      declarationMap: true,
      rootDir: 'src',
      outDir: OUTPUT,
    },
  );
  const program = ts.createProgram(fileNames, options);
  const emitted = new Map<string, string>();
  const { diagnostics } = program.emit(undefined, (path, text) => {
    emitted.set(path, text);
  });
  const faults = [...ts.getPreEmitDiagnostics(program), ...diagnostics];
  if (faults.length > 0)
    throw new Error(ts.formatDiagnostics(faults, ts.createCompilerHost(options)));
  return emitted;
}

/** Writes the declarations of the package in the current folder; `entries` are source paths. */
export function writeDeclarations(entries: readonly string[]): void {
  const emitted = emit(entries);

  /** Completes a relative import with the `index` that Node requires. */
  const fullName = (name: string, from: string) =>
    emitted.has(`${join(dirname(from), name)}.d.ts`) ? name : `${name}/index`;

  /** Writes a module's declarations for `import` and for `require`, which differ in extensions. */
  const write = (module: string) => {
    mkdirSync(dirname(module), { recursive: true });
    for (const [types, code] of [
      ['d.ts', 'js'],
      ['d.cts', 'cjs'],
    ] as const) {
      const declaration = emitted.get(`${module}.d.ts`) ?? '';
      const text = declaration
        .replace(IMPORT, (_, before, quote, name) => {
          return `${before}${quote}${fullName(name, module)}.${code}${quote}`;
        })
        .replace(/\.d\.ts\.map$/, `.${types}.map`);
      writeFileSync(`${module}.${types}`, text);
      const map = emitted.get(`${module}.d.ts.map`) ?? '';
      writeFileSync(`${module}.${types}.map`, map.replace('.d.ts"', `.${types}"`));
    }
  };

  const reached = new Set(
    entries.map((entry) => entry.replace(/^src\/(.*)\.tsx?$/, `${OUTPUT}/$1`)),
  );
  rmSync(OUTPUT, { recursive: true, force: true });
  // A loop over a set also visits what is added during it.
  for (const module of reached) {
    const declaration = emitted.get(`${module}.d.ts`) ?? '';
    for (const [, , , name = ''] of declaration.matchAll(IMPORT))
      reached.add(join(dirname(module), fullName(name, module)));
    write(module);
  }
}
