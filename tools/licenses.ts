/**
 * Lists the third-party packages that ship to visitors' browsers and users of our packages, with
 * their licenses. Without an option it checks THIRD_PARTY_LICENSES.md; `--write` rewrites it.
 *
 * node tools/licenses.ts --write
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pnpm, root } from './workspace.ts';

const list = join(root, 'THIRD_PARTY_LICENSES.md');

/** Licenses that allow our use and ask for nothing but their notice. */
const ALLOWED: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  'OFL-1.1',
]);

/** Development dependencies of which a part ships: fonts, and the map's land. */
const PARTS_THAT_SHIP =
  '{packages/ui/node_modules/@fontsource-variable/{imbue,instrument-sans},apps/site/node_modules/world-atlas}/package.json';

interface Shipped {
  readonly name: string;
  readonly license: string;
  readonly folder: string;
}

/** An entry of `pnpm licenses`. */
interface Listed {
  readonly name: string;
  readonly license: string;
  readonly paths: readonly string[];
}

function dependencies(): Shipped[] {
  const filters = ['./apps/site', './packages/*'].flatMap((folder) => ['--filter', folder]);
  const printed = pnpm(root, ...filters, 'licenses', 'list', '--prod', '--json');
  const byLicense: Readonly<Record<string, readonly Listed[]>> = JSON.parse(printed);
  return Object.values(byLicense)
    .flat()
    .map(({ name, license, paths: [folder = ''] }) => ({ name, license, folder }));
}

const shippedParts = (): Shipped[] =>
  globSync(PARTS_THAT_SHIP, { cwd: root }).map((file) => {
    const { name, license } = JSON.parse(readFileSync(join(root, file), 'utf8'));
    return { name, license, folder: join(root, dirname(file)) };
  });

/** Text of the license in a package. */
function noticeIn(folder: string): string {
  const [file] = globSync('{LICENSE,LICENCE,license}*', { cwd: folder }).sort();
  if (!file) return 'The package carries no text of its license.';
  return readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim();
}

function listOf(packages: readonly Shipped[]): string {
  const rows = packages.map(({ name, license }) => `- ${name}: ${license}`);
  const notices = packages.map(
    ({ name, folder }) => `## ${name}\n\n\`\`\`text\n${noticeIn(folder)}\n\`\`\``,
  );
  const intro =
    'Third-party packages that ship with the site and our packages. `node tools/licenses.ts --write` writes this file.';
  return `${['# Third-party licenses', intro, rows.join('\n'), ...notices].join('\n\n')}\n`;
}

const packages = [...dependencies(), ...shippedParts()].sort((a, b) => (a.name < b.name ? -1 : 1));
const problems = packages
  .filter(({ license }) => !ALLOWED.has(license))
  .map(({ name, license }) => `${name} has the license ${license}, which is not allowed.`);
const text = listOf(packages);

if (process.argv.includes('--write')) writeFileSync(list, text);
else if (readFileSync(list, 'utf8') !== text) {
  problems.push('THIRD_PARTY_LICENSES.md is out of date: run `node tools/licenses.ts --write`.');
}
for (const problem of problems) console.error(problem);
if (problems.length === 0)
  console.log(`${packages.length} packages ship, all under allowed licenses.`);
process.exitCode = problems.length > 0 ? 1 : 0;
