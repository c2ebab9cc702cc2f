/**
 * Reports the public surface of each package's entries, for reviews, in the `api` folders. Without
 * an argument it fails when a report is out of date, or differs from its last release while no
 * changeset names its package; or when something public has no doc comment or no name. `--write`
 * updates the reports; `--release`, the second half of `pnpm release:version`, keeps them as the
 * released ones. It never asks git, as CI may have fetched one commit only.
 */
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  CompilerState,
  Extractor,
  ExtractorConfig,
  type ExtractorMessage,
} from '@microsoft/api-extractor';
import { type Package, readPackages, root } from './workspace.ts';

const { values: options } = parseArgs({
  options: { write: { type: 'boolean' }, release: { type: 'boolean' } },
});
const drafts = mkdtempSync(join(tmpdir(), 'api-reports-'));
process.on('exit', () => rmSync(drafts, { recursive: true, force: true }));

const draftOf = ({ shortName }: Package) => join(drafts, shortName);
const reportsOf = ({ folder }: Package) => join(folder, 'api');
const releasedOf = (each: Package) => join(reportsOf(each), 'released');

const nameOf = (path: string) =>
  path === '.' ? 'index' : path.replace('./', '').replaceAll('/', '-');

/** Entries whose exports others of their package have too: all texts at once, and each index alone. */
const REPEATS: Readonly<Record<string, RegExp>> = {
  content: /^\.$/,
  'inflation-core': /^\.\/(cpi-u|personal-care-services|regions\/\w+)$/,
};

/**
 * API Extractor's configuration for each entry that the manifest names; one of them re-exports the
 * files of a pattern.
 */
function configsOf(each: Package): ExtractorConfig[] {
  mkdirSync(draftOf(each));
  return Object.entries(each.exports).flatMap(([path, target]) => {
    if (typeof target !== 'object' || !target?.import || path.includes('*')) return [];
    if (REPEATS[each.shortName]?.test(path)) return [];
    return ExtractorConfig.prepare({
      packageJsonFullPath: join(each.folder, 'package.json'),
      configObjectFullPath: undefined,
      configObject: {
        projectFolder: each.folder,
        mainEntryPointFilePath: join(each.folder, target.import.types),
        newlineKind: 'lf',
        compiler: { tsconfigFilePath: join(each.folder, 'tsconfig.json') },
        apiReport: {
          enabled: true,
          includeForgottenExports: true,
          reportFileName: nameOf(path),
          reportFolder: draftOf(each),
          reportTempFolder: join(drafts, 'scratch', each.shortName),
        },
      },
    });
  });
}

/** Hides messages on release tags, which we do not use, and on comments, which TypeDoc checks. */
function silence(message: ExtractorMessage) {
  if (
    /^(console|tsdoc|ae-(missing-release-tag|undocumented|forgotten-export))/.test(
      message.messageId,
    )
  )
    message.logLevel = 'none' as ExtractorMessage['logLevel']; // an enum that is not erasable
}

function draft(each: Package) {
  const configs = configsOf(each);
  const [first] = configs;
  if (!first) throw new Error(`${each.name} has no entry with types.`);
  const additionalEntryPoints = configs.map(({ mainEntryPointFilePath }) => mainEntryPointFilePath);
  const compilerState = CompilerState.create(first, { additionalEntryPoints });
  for (const config of configs)
    Extractor.invoke(config, { compilerState, localBuild: true, messageCallback: silence });
}

/** Sorts unions: TypeScript orders an inferred one by what it met first, which differs by build. */
const withUnionsSorted = (report: string) =>
  report.replace(/"[^"]*"(?: \| "[^"]*")+/g, (union) => union.split(' | ').sort().join(' | '));

const read = (folder: string): ReadonlyMap<string, string> => {
  const files = globSync('*.api.md', { cwd: folder });
  const textOf = (file: string) => withUnionsSorted(readFileSync(join(folder, file), 'utf8'));
  return new Map(files.map((file) => [file, textOf(file)]));
};

/**
 * Declarations without a required doc comment. Not required: of a component's props as a whole, as
 * its members have theirs; of unexported declarations that only `keyof typeof` names; and, in
 * texts, of anything but types, as most texts explain themselves.
 */
function undocumented(reports: readonly string[], areTexts: boolean): string[] {
  const all = reports.flatMap((report) =>
    Array.from(report.matchAll(/\(undocumented\)\n *(.+)/g), ([, declaration = '']) => declaration),
  );
  const exempt = areTexts
    ? /^(?!export (interface|type) )/
    : /^(const|function|export (interface|type) \w+Props\b)/;
  return [...new Set(all.filter((declaration) => !exempt.test(declaration)))];
}

/** Types in public signatures that no entry exports, so that nobody can name them. */
function forgottenTypes(reports: readonly string[]): string[] {
  const namesOf = (pattern: RegExp) =>
    reports.flatMap((report) => Array.from(report.matchAll(pattern), ([, name = '']) => name));
  const exported = new Set(namesOf(/^export (?:interface|type|class) (\w+)/gm));
  const declared = namesOf(/^(?:interface|type|class) (\w+)/gm);
  return [...new Set(declared.filter((name) => !exported.has(name)))];
}

/** Names of reports that only one of two folders has, or that differ. */
function differences(one: string, other: string): string[] {
  const [a, b] = [read(one), read(other)];
  const names = [...new Set([...a.keys(), ...b.keys()])].sort();
  return names.filter((name) => a.get(name) !== b.get(name));
}

/** True if a changeset names a package, so that the next release raises its version. */
const hasChangeset = ({ name }: Package): boolean =>
  globSync('.changeset/*.md', { cwd: root }).some((file) => {
    const [, head = ''] =
      /^---\n([\s\S]*?)^---$/m.exec(readFileSync(join(root, file), 'utf8')) ?? [];
    return head.split('\n').some((line) => line.replaceAll(/["']/g, '').startsWith(`${name}: `));
  });

function copy(from: string, to: string) {
  mkdirSync(to, { recursive: true });
  for (const file of read(to).keys()) rmSync(join(to, file));
  for (const file of read(from).keys()) cpSync(join(from, file), join(to, file));
}

function* problemsOf(each: Package): Generator<string> {
  const { name, shortName } = each;
  const reports = [...read(draftOf(each)).values()];
  const lacks = undocumented(reports, shortName === 'content');
  const forgotten = forgottenTypes(reports);
  const stale = differences(draftOf(each), reportsOf(each));
  const unreleased = differences(draftOf(each), releasedOf(each));
  if (lacks.length > 0) yield `${name} has no doc comment for:\n  ${lacks.join('\n  ')}`;
  if (forgotten.length > 0) yield `${name} does not export the types ${forgotten.join(', ')}.`;
  if (stale.length > 0)
    yield `The public surface of ${name} is not what packages/${shortName}/api says: ${stale.join(', ')}.
  If the change is wanted: pnpm api --write, read the difference, commit it.`;
  if (unreleased.length > 0 && !hasChangeset(each))
    yield `The public surface of ${name} differs from its last release, and no changeset says so: ${unreleased.join(', ')}.
  Run pnpm changeset, choose ${name}, and write the note to whoever uses it.`;
}

const packages = readPackages();
if (options.release) {
  for (const each of packages) copy(reportsOf(each), releasedOf(each));
} else {
  for (const each of packages) draft(each);
  if (options.write) for (const each of packages) copy(draftOf(each), reportsOf(each));
  const problems = packages.flatMap((each) => [...problemsOf(each)]);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
  else console.log(`${packages.length} packages have the surface that their reports say.`);
}
