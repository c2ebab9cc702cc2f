/**
 * `pnpm release:rehearse`: a whole release that never leaves this machine. In a clone of the last
 * commit it writes a patch note for every package, raises the versions, builds, packs and publishes
 * to a registry of its own, installs from that in an empty project and runs a line of each package.
 * What is not committed is not rehearsed. `--keep` leaves the folder there to look at.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import manifest from '../package.json' with { type: 'json' };
import { readPackages, root } from './workspace.ts';

const stage = mkdtempSync(join(tmpdir(), 'release-rehearsal-'));
const clone = join(stage, 'clone');
const project = join(stage, 'project');
const names = readPackages().map(({ name }) => name);

const say = (text: string) => console.log(`── ${text}`);

type Environment = Readonly<Record<string, string | undefined>>;

/** Runs a program to its end, or stops with what it said. */
function run(cwd: string, command: readonly string[], env: Environment = process.env): string {
  const [program = '', ...args] = command;
  try {
    return execFileSync(program, args, { cwd, env, stdio: 'pipe', encoding: 'utf8' }).trim();
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }; // execFileSync throws these
    throw new Error(`${command.join(' ')} failed:\n${stdout}${stderr}`, { cause: error });
  }
}

const pnpm = (args: readonly string[], env?: Environment) =>
  run(clone, ['npx', '--yes', manifest.packageManager, ...args], env);

function raiseVersions() {
  say('clone, install');
  run(root, ['git', 'clone', '--quiet', '--depth', '1', `file://${root}`, clone]);
  pnpm(['install', '--frozen-lockfile', '--prefer-offline']);
  say('pnpm changeset, pnpm release:version');
  pnpm(['changeset', '--patch', names.join(','), '--message', 'Rehearses a release.']);
  pnpm(['release:version']);
  for (const { name, version } of readPackages(clone)) console.log(`   ${name} ${version}`);
}

/** Asks for its `node-fetch` by a tag, which moves and which not every mirror has. */
const VERDACCIO = {
  private: true,
  dependencies: { verdaccio: '6.10.4' },
  overrides: { 'node-fetch': '2.7.0' },
};
const START_TIMEOUT_MS = 120_000;

/** Our own packages come from nowhere else; all others from the registry that npm is set to. */
const registryConfig = (upstream: string) => `storage: ./storage
uplinks:
  upstream:
    url: ${upstream}
packages:
  '@tallycomb/*':
    access: $all
    publish: $all
  '**':
    access: $all
    proxy: upstream
log: { type: stdout, format: pretty, level: warn }
`;

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo; // it listens on a port, not on a pipe
      probe.close(() => resolve(port));
    });
  });
}

/** The settings that send npm and pnpm to a registry, and to no other by another spelling. */
function settingsFor(url: string): Environment {
  const npmrc = join(stage, 'npmrc');
  // Any token will do: the client refuses to publish without one.
  writeFileSync(npmrc, `registry=${url}/\n//${new URL(url).host}/:_authToken=rehearsal\n`);
  const others = Object.entries(process.env).filter(
    ([name]) => !/^p?npm_config_(userconfig|registry)$/i.test(name),
  );
  const ours = { NPM_CONFIG_USERCONFIG: npmrc, npm_config_registry: `${url}/` };
  return { ...Object.fromEntries(others), ...ours };
}

async function startRegistry(url: string): Promise<ChildProcess> {
  say('start a registry');
  writeFileSync(join(stage, 'package.json'), JSON.stringify(VERDACCIO));
  run(stage, ['npm', 'install', '--ignore-scripts', '--prefer-offline']);
  const upstream = run(root, ['npm', 'config', 'get', 'registry']);
  writeFileSync(join(stage, 'verdaccio.yaml'), registryConfig(upstream));
  const verdaccio = join(stage, 'node_modules/verdaccio/bin/verdaccio');
  const options = [verdaccio, '--config', 'verdaccio.yaml', '--listen', url];
  const server = spawn(process.execPath, options, {
    cwd: stage,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!(await fetch(`${url}/-/ping`).catch(() => undefined))?.ok) {
    if (server.exitCode !== null || Date.now() > deadline)
      throw new Error('The registry did not start.');
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  return server;
}

/** Written into what is published: no setting of this machine can send it elsewhere. */
function bindTo(registry: string) {
  for (const { folder } of readPackages(clone)) {
    const file = join(folder, 'package.json');
    const { publishConfig, ...rest } = JSON.parse(readFileSync(file, 'utf8'));
    const bound = { ...publishConfig, provenance: false, registry };
    writeFileSync(file, JSON.stringify({ ...rest, publishConfig: bound }, undefined, 2));
  }
}

/** What the release workflow does, in its order. */
function publish(settings: Environment) {
  say('build, pack, publish');
  // Of a build, a tarball holds nothing of the Storybook.
  pnpm(['--filter', './packages/*', 'exec', 'tsup', '--silent']);
  const [plan, packed] = [join(stage, 'plan.json'), join(stage, 'packed')];
  pnpm(['changeset', 'publish-plan', '--output', plan], settings);
  pnpm(['changeset', 'pack', '--from-publish-plan', plan, '--out-dir', packed], settings);
  pnpm(['changeset', 'publish', '--from-pack-dir', packed, '--no-git-tag'], settings);
}

/** What a team does with it. Each line it prints stands for one package. */
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

function install(settings: Environment) {
  say('install, run');
  mkdirSync(project);
  writeFileSync(join(project, 'package.json'), '{ "private": true, "type": "module" }');
  writeFileSync(join(project, 'first-use.js'), FIRST_USE);
  run(project, ['npm', 'install', ...names, 'react', 'react-dom'], settings);
  for (const { name, version: made } of readPackages(clone)) {
    const installed = readFileSync(join(project, 'node_modules', name, 'package.json'), 'utf8');
    const { version } = JSON.parse(installed);
    if (version !== made) throw new Error(`${name} ${version} was installed, not ${made}.`);
    const changes = readFileSync(join(project, 'node_modules', name, 'CHANGELOG.md'), 'utf8');
    if (!changes.includes(`## ${made}`)) throw new Error(`${name} holds no changes of ${made}.`);
    console.log(`   ${name} ${version} from the local registry`);
  }
  const said = run(project, ['node', 'first-use.js']);
  if (said !== EXPECTED) throw new Error(`Expected:\n${EXPECTED}\nnot:\n${said}`);
}

let registry: ChildProcess | undefined;
try {
  raiseVersions();
  const url = `http://127.0.0.1:${await freePort()}`;
  registry = await startRegistry(url);
  bindTo(url);
  publish(settingsFor(url));
  install(settingsFor(url));
  say('the release works');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  registry?.kill();
  if (process.argv.includes('--keep')) say(`kept: ${stage}`);
  else rmSync(stage, { recursive: true, force: true, maxRetries: 5 });
}
