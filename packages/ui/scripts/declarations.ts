/**
 * Types are bundled once, in `modules/all`; every entry's declaration names its part of them. A
 * bundle for each of some fifty entries takes gigabytes of memory.
 */
import { writeFileSync } from 'node:fs';
import ts from 'typescript';
import { publicEntries } from './entries.ts';

/** Names that a module exports, those of types among them. */
function exportsOf(program: ts.Program, path: string): string[] {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(path);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) throw new Error(`${path} exports nothing.`);
  return checker.getExportsOfModule(module).map(({ name }) => name);
}

export function writeDeclarations(): void {
  const paths = Object.values(publicEntries);
  const program = ts.createProgram(paths, {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    jsx: ts.JsxEmit.Preserve,
    types: [],
    noLib: true,
  });
  for (const [entry, path] of Object.entries(publicEntries)) {
    const names = exportsOf(program, path).sort().join(', ');
    for (const [declaration, code] of [
      ['d.ts', 'js'],
      ['d.cts', 'cjs'],
    ])
      writeFileSync(
        `dist/${entry}.${declaration}`,
        `export { ${names} } from './modules/all.${code}';\n`,
      );
  }
}
