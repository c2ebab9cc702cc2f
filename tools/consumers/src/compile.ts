import { join } from 'node:path';
import ts from 'typescript';

/** Compiles files of the projects as they would be: strict, libraries too. */
export function compile(
  projects: string,
  moduleResolution: ts.ModuleResolutionKind,
  files: readonly string[],
): ts.Program {
  const read = ts.readConfigFile(join(projects, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(read.config, ts.sys, projects);
  const isNode = moduleResolution === ts.ModuleResolutionKind.NodeNext;
  const module = isNode ? ts.ModuleKind.NodeNext : ts.ModuleKind.ESNext;
  const paths = files.map((file) => join(projects, file));
  return ts.createProgram(paths, { ...options, module, moduleResolution });
}

export const typeErrorsOf = (program: ts.Program): string[] =>
  ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
