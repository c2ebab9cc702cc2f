/**
 * Checks that what the documents name exists: every file that a link leads to, or that
 * `CONTRIBUTING.md` and `docs` name in code; and of a decision its headings, the tests that hold it
 * by file and title, and its line in `CONTRIBUTING.md`.
 */
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { root } from './workspace.ts';

const DECISION_HEADINGS = [
  'Decision',
  'Because',
  'Tried and dropped',
  'Held by',
  'Look again when',
];

const LINK = /\]\((?!https?:|#|mailto:)([^)#]+)/g;
const FILE_IN_CODE = /`((?:[\w.-]+\/)*[\w-][\w.-]*\.(?:tsx?|jsonc?|md|html))`/g;
const TITLE = /“([^”]+)”/g;

const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
}).split('\n');
const isThere = (path: string) =>
  listed.some((file) => file === path || file.startsWith(`${path}/`));
const isNamed = (name: string) => listed.some((file) => `/${file}`.endsWith(`/${name}`));

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const findAll = (text: string, pattern: RegExp) =>
  Array.from(text.matchAll(pattern), ([, found = '']) => found);
const linksOf = (file: string, text: string) =>
  findAll(text, LINK).map((target) => normalize(join(dirname(file), target)).replace(/\/$/, ''));

const index = read('CONTRIBUTING.md');

function decisionFaults(file: string): string[] {
  const text = read(file);
  const missing = DECISION_HEADINGS.filter((name) => !text.includes(`## ${name}\n`));
  const [, heldBy = ''] = /## Held by\n([^#]*)/.exec(text) ?? [];
  const tests = linksOf(file, heldBy).filter(isThere).map(read).join('\n');
  const lost = findAll(heldBy, TITLE).filter((title) => !tests.includes(title));
  return [
    ...missing.map((name) => `has no heading “${name}”`),
    ...lost.map((title) => `names “${title}”, which is in none of its tests`),
    ...(index.includes(`(${file})`) ? [] : ['is not listed in CONTRIBUTING.md']),
  ];
}

function faultsIn(file: string): string[] {
  const text = read(file);
  const namesFiles = /^(CONTRIBUTING|docs\/)/.test(file);
  const named = namesFiles ? findAll(text, FILE_IN_CODE).filter((name) => !isNamed(name)) : [];
  const lost = [...linksOf(file, text).filter((path) => !isThere(path)), ...named];
  const others = file.startsWith('docs/decisions/') ? decisionFaults(file) : [];
  return [...lost.map((path) => `names ${path}, which is not there`), ...others].map(
    (fault) => `${file} ${fault}.`,
  );
}

const documents = globSync(['*.md', 'apps/*/README.md', 'docs/**/*.md'], { cwd: root }).sort();
const faults = documents.flatMap(faultsIn);
for (const fault of faults) console.error(fault);
process.exit(faults.length > 0 ? 1 : 0);
