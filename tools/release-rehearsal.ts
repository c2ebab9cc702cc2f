/**
 * `pnpm release:rehearse`: a release that never leaves this machine. In a clone of the last commit
 * it writes a patch note for every package, raises the versions, builds and packs as the workflow
 * does, installs the tarballs in an empty project and runs a line of each package. Only the upload
 * to npm is left out. Uncommitted changes are not in it. `--keep` keeps the folder for inspection.
 */
import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import manifest from '../package.json' with { type: 'json' };
import { readPackages, root } from './workspace.ts';

const stage = mkdtempSync(join(tmpdir(), 'release-rehearsal-'));
const clone = join(stage, 'clone');
const project = join(stage, 'project');
const names = readPackages().map(({ name }) => name);

const say = (text: string) => console.log(`── ${text}`);

/** Runs a program; throws its output if it fails. */
function run(cwd: string, command: readonly string[]): string {
  const [program = '', ...args] = command;
  try {
    return execFileSync(program, args, { cwd, stdio: 'pipe', encoding: 'utf8' }).trim();
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }; // as execFileSync throws them
    throw new Error(`${command.join(' ')} failed:\n${stdout}${stderr}`, { cause: error });
  }
}

const pnpm = (args: readonly string[]) =>
  run(clone, ['npx', '--yes', manifest.packageManager, ...args]);

function raiseVersions() {
  say('clone, install');
  run(root, ['git', 'clone', '--quiet', '--depth', '1', `file://${root}`, clone]);
  pnpm(['install', '--frozen-lockfile', '--prefer-offline']);
  say('pnpm changeset, pnpm release:version');
  pnpm(['changeset', '--patch', names.join(','), '--message', 'Rehearses a release.']);
  pnpm(['release:version']);
  for (const { name, version } of readPackages(clone)) console.log(`   ${name} ${version}`);
}

/** Builds and packs as the release workflow does. */
function pack(): readonly string[] {
  say('build, pack');
  // Packages alone: no tarball holds anything of the Storybook.
  pnpm(['--filter', './packages/*', 'exec', 'tsup', '--silent']);
  const [plan, packed] = [join(stage, 'plan.json'), join(stage, 'packed')];
  pnpm(['changeset', 'publish-plan', '--output', plan]);
  pnpm(['changeset', 'pack', '--from-publish-plan', plan, '--out-dir', packed]);
  return globSync(`${packed}/**/*.tgz`);
}

/** Script of a first use; each line that it prints stands for one package. */
const FIRST_USE = `
import { createRequire } from 'node:module';
import { formatMoney } from '@tallycomb/inflation-core';
import { siteName } from '@tallycomb/content/site';
import { Button } from '@tallycomb/ui';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

const { formatMoney: required } = createRequire(import.meta.url)('@tallycomb/inflation-core');
console.log('inflation-core', formatMoney(76946.28), required(1));
console.log('content', siteName);
console.log('ui', renderToStaticMarkup(createElement(Button, { href: '/' }, 'Start')).slice(0, 2));
`;

const EXPECTED = 'inflation-core $76,946.28 $1.00\ncontent Tallycomb\nui <a';

function install(tarballs: readonly string[]) {
  say('install, run');
  mkdirSync(project);
  writeFileSync(join(project, 'package.json'), '{ "private": true, "type": "module" }');
  writeFileSync(join(project, 'first-use.js'), FIRST_USE);
  run(project, ['npm', 'install', ...tarballs, 'react', 'react-dom']);
  for (const { name, version: made } of readPackages(clone)) {
    const installed = readFileSync(join(project, 'node_modules', name, 'package.json'), 'utf8');
    const { version } = JSON.parse(installed);
    if (version !== made) throw new Error(`${name} ${version} was installed, not ${made}.`);
    const changes = readFileSync(join(project, 'node_modules', name, 'CHANGELOG.md'), 'utf8');
    if (!changes.includes(`## ${made}`)) throw new Error(`${name} holds no changes of ${made}.`);
  }
  const said = run(project, ['node', 'first-use.js']);
  if (said !== EXPECTED) throw new Error(`Expected:\n${EXPECTED}\nnot:\n${said}`);
}

try {
  raiseVersions();
  install(pack());
  say('the release works');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  if (process.argv.includes('--keep')) say(`kept: ${stage}`);
  else rmSync(stage, { recursive: true, force: true, maxRetries: 5 });
}
