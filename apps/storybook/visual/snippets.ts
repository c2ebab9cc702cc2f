import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/** File that would hold pasted code, in a package that has ours installed. */
const path = fileURLToPath(new URL('pasted.tsx', import.meta.url));

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  types: [],
};

const host = ts.createCompilerHost(options);
const files = new Map<string, ts.SourceFile | undefined>();
let before: ts.Program | undefined;

/** Faults that the compiler finds in a file with nothing but the given code. */
export function faultsIn(code: string): readonly string[] {
  const getSourceFile: typeof host.getSourceFile = (name, version) => {
    if (name === path) return ts.createSourceFile(path, code, version);
    if (!files.has(name)) files.set(name, host.getSourceFile(name, version));
    return files.get(name);
  };
  before = ts.createProgram([path], options, { ...host, getSourceFile }, before);
  return ts
    .getPreEmitDiagnostics(before)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}
