import { globSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, inject, it } from 'vitest';
import { compile, typeErrorsOf } from './compile.ts';
import { exportsOf, publishedEntries } from './entries.ts';

const installed = inject('installedPackages');
const projects = join(installed.folder, 'projects');
const entries = publishedEntries(installed);
const { NodeNext, Bundler } = ts.ModuleResolutionKind;

const reexports = entries.map((entry, at) => `export * as entry${at} from '${entry}';`);
const sheets = ['reset', 'fonts', 'styles', 'tokens', 'button'].map(
  (name) => `import '@tallycomb/ui/${name}.css';`,
);
const code = [...reexports, ...sheets].join('\n');

/** Compiles a module that names every entry, beside the projects' own. */
function compileAll(moduleResolution: ts.ModuleResolutionKind, files: readonly string[]) {
  for (const file of files) writeFileSync(join(projects, file), code);
  const written = moduleResolution === Bundler ? globSync('*/*.{ts,tsx}', { cwd: projects }) : [];
  return compile(projects, moduleResolution, [...files, ...written]);
}

/** The names of an entry that have a value, each with its type as text. */
function valuesOf(checker: ts.TypeChecker, entry: ts.Symbol): [string, string][] {
  return checker
    .getExportsOfModule(checker.getAliasedSymbol(entry))
    .map((symbol) => {
      const isAlias = symbol.flags & ts.SymbolFlags.Alias;
      return [symbol.name, isAlias ? checker.getAliasedSymbol(symbol) : symbol] as const;
    })
    .filter(([, symbol]) => symbol.flags & ts.SymbolFlags.Value)
    .map(([name, symbol]) => [name, checker.typeToString(checker.getTypeOfSymbol(symbol))]);
}

const namesOf = (values: readonly (readonly [string, string])[]) =>
  values.map(([name]) => name).sort();

describe.each([
  ['nodenext', NodeNext, ['all.mts', 'all.cts']],
  ['bundler', Bundler, ['all.ts']],
] as const)('TypeScript with %s', (_, resolution, files) => {
  const program = compileAll(resolution, files);

  it('accepts every declaration, without skipLibCheck', () => {
    expect(typeErrorsOf(program)).toEqual([]);
  });

  it.each(files)('knows in %s the names that are there when it runs, and their types', (file) => {
    const checker = program.getTypeChecker();
    const source = program.getSourceFile(join(projects, file));
    const module = source && checker.getSymbolAtLocation(source);
    if (!module) throw new Error(`${file} was not compiled.`);
    const found = checker.getExportsOfModule(module).map((entry) => valuesOf(checker, entry));
    const named = found.map((values, at) => [entries[at], namesOf(values)]);
    const running = Object.entries(exportsOf(installed, 'every-entry/modules.mjs'));
    expect(named).toEqual(running.map(([entry, values]) => [entry, namesOf(values)]));
    expect(found.flat().filter(([, type]) => type === 'any')).toEqual([]);
  });
});
