/**
 * What ships and whose it is: the packages that visitors' browsers and users of our packages get,
 * with their licenses. Without an option it checks THIRD_PARTY_LICENSES.md; `--write` renews it.
 *
 * node tools/licenses.ts --write
 */
import { existsSync, globSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const list = join(root, 'THIRD_PARTY_LICENSES.md');

/** They allow what we do, and ask for nothing but their notice. */
const ALLOWED: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'OFL-1.1',
]);

/** Tools of development of which a part ships: fonts, and the map's land. */
const PARTS_THAT_SHIP: ReadonlySet<string> = new Set([
  '@fontsource-variable/imbue',
  '@fontsource-variable/instrument-sans',
  'world-atlas',
]);

interface Manifest {
  readonly license?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

const manifestIn = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** The folder of a package as one in a folder finds it, or undefined where it is ours. */
function folderOf(name: string, from: string): string | undefined {
  const found = join(from, 'node_modules', name);
  if (existsSync(found)) {
    const folder = realpathSync(found);
    return folder.includes('/node_modules/') ? folder : undefined;
  }
  if (dirname(from) === from) throw new Error(`${name} is not installed.`);
  return folderOf(name, dirname(from));
}

/** Every package that ships, its folder by its name: an update leaves the list as it is. */
function shipped(): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const add = (name: string, from: string): void => {
    const folder = folderOf(name, from);
    if (!folder) return;
    if (found.has(name)) return;
    found.set(name, folder);
    // A part is taken out of its package, without what that needs.
    if (PARTS_THAT_SHIP.has(name)) return;
    for (const other of Object.keys(manifestIn(folder).dependencies ?? {})) add(other, folder);
  };
  for (const file of globSync('{apps,packages}/*/package.json', { cwd: root })) {
    const ours = join(root, dirname(file));
    const { dependencies = {}, devDependencies = {} } = manifestIn(ours);
    const parts = Object.keys(devDependencies).filter((name) => PARTS_THAT_SHIP.has(name));
    for (const name of [...Object.keys(dependencies), ...parts]) add(name, ours);
  }
  return new Map([...found].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The license as its owner wrote it. */
function noticeIn(folder: string): string {
  const [file] = globSync('{LICENSE,LICENCE,license}*', { cwd: folder }).sort();
  if (!file) return 'The package carries no text of its license.';
  return readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim();
}

const licenseOf = (folder: string) => manifestIn(folder).license ?? 'none named';

function listOf(packages: ReadonlyMap<string, string>): string {
  const rows = [...packages].map(([name, folder]) => `- ${name}: ${licenseOf(folder)}`);
  const notices = [...packages].map(
    ([name, folder]) => `## ${name}\n\n\`\`\`text\n${noticeIn(folder)}\n\`\`\``,
  );
  const intro =
    'What the site and the packages bring of others. `node tools/licenses.ts --write` writes this file.';
  return `${['# Third-party licenses', intro, rows.join('\n'), ...notices].join('\n\n')}\n`;
}

const packages = shipped();
const problems = [...packages]
  .filter(([, folder]) => !ALLOWED.has(licenseOf(folder)))
  .map(([name, folder]) => `${name} has the license ${licenseOf(folder)}, which is not allowed.`);
const text = listOf(packages);

if (process.argv.includes('--write')) writeFileSync(list, text);
else if (!existsSync(list) || readFileSync(list, 'utf8') !== text) {
  problems.push('THIRD_PARTY_LICENSES.md is not what ships: run `node tools/licenses.ts --write`.');
}
for (const problem of problems) console.error(problem);
if (problems.length === 0)
  console.log(`${packages.size} packages ship, all under allowed licenses.`);
process.exitCode = problems.length > 0 ? 1 : 0;
