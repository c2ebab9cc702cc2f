import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, inject, it } from 'vitest';

const folder = inject('folder');
const projects = join(folder, 'projects');
const { NodeNext, Bundler } = ts.ModuleResolutionKind;

const reexports = inject('entries').map((entry, at) => `export * as entry${at} from '${entry}';`);
const sheets = ['reset', 'fonts', 'styles', 'tokens', 'button'].map(
  (name) => `import '@tallycomb/ui/${name}.css';`,
);
const everyEntry = [...reexports, ...sheets].join('\n');

/** Each `ts` block of a README, as a module of its own. */
function writeBlocks(name: string): string[] {
  const readme = readFileSync(join(folder, 'node_modules/@tallycomb', name, 'README.md'), 'utf8');
  return Array.from(readme.matchAll(/```ts\n([\s\S]*?)```/g), ([, code = ''], at) => {
    const file = `readme-${at}.mts`;
    writeFileSync(join(projects, file), code);
    return file;
  });
}

/** TypeScript's errors in files, with the projects' options: strict, libraries included. */
function errorsIn(files: readonly string[], moduleResolution: ts.ModuleResolutionKind): string[] {
  const read = ts.readConfigFile(join(projects, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(read.config, ts.sys, projects);
  const module = moduleResolution === NodeNext ? ts.ModuleKind.NodeNext : ts.ModuleKind.ESNext;
  const paths = files.map((file) => join(projects, file));
  const program = ts.createProgram(paths, { ...options, module, moduleResolution });
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

it.each([
  ['NodeNext', NodeNext, ['all.mts', 'all.cts'], []],
  ['Bundler', Bundler, ['all.ts'], globSync('*/*.{ts,tsx}', { cwd: projects })],
] as const)(
  'accepts every declaration with %s, and every project',
  (_, resolution, files, others) => {
    for (const file of files) writeFileSync(join(projects, file), everyEntry);
    expect(errorsIn([...files, ...others], resolution)).toEqual([]);
  },
);

it('accepts each block of the README of inflation-core alone', () => {
  const blocks = writeBlocks('inflation-core');
  expect(blocks.length).toBeGreaterThan(5);
  expect(errorsIn(blocks, Bundler)).toEqual([]);
});
