/**
 * `pnpm release:rehearse`: a whole release that never leaves this machine. In a clone of the last
 * commit it writes a patch note for every package, raises the versions, builds, packs and publishes
 * to a registry of its own, installs from that in an empty project and runs a line of each package.
 * What is not committed is not rehearsed. `--keep` leaves the folder there to look at.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import manifest from '../package.json' with { type: 'json' };
import { readPackages, root } from './packages.ts';

/** Asks for its `node-fetch` by a tag, which moves and which not every mirror has. */
const VERDACCIO = {
  private: true,
  dependencies: { verdaccio: '6.10.4' },
  overrides: { 'node-fetch': '2.7.0' },
};
const START_TIMEOUT_MS = 120_000;

const stage = mkdtempSync(join(tmpdir(), 'release-rehearsal-'));
const clone = join(stage, 'clone');
const project = join(stage, 'project');
const npmrc = join(stage, 'npmrc');

const say = (text: string) => console.log(`── ${text}`);

type Environment = Readonly<Record<string, string>>;

/** The npm and pnpm that started this hand on settings that outrank ours by another spelling. */
const withoutRegistry = Object.fromEntries(
  Object.entries(process.env).filter(
    ([name]) => !/^p?npm_config_(userconfig|registry)$/i.test(name),
  ),
);

/** Runs a program to its end, or stops with what it said. */
function run(cwd: string, command: readonly string[], settings?: Environment): string {
  const [program = '', ...args] = command;
  const env = settings ? { ...withoutRegistry, ...settings } : process.env;
  try {
    const options = {
      cwd,
      env,
      stdio: 'pipe',
      encoding: 'utf8',
    } as const;
    return execFileSync(program, args, options).trim();
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string }; // execFileSync throws these
    throw new Error(`${command.join(' ')} failed:\n${stdout ?? ''}${stderr ?? ''}`, {
      cause: error,
    });
  }
}

const pnpm = (args: readonly string[], env?: Environment) =>
  run(clone, ['npx', '--yes', manifest.packageManager, ...args], env);

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => {
        if (address && typeof address === 'object') resolve(address.port);
        else reject(new Error('No port is free.'));
      });
    });
  });
}

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

async function responds(url: string): Promise<boolean> {
  return fetch(`${url}/-/ping`).then(
    ({ ok }) => ok,
    () => false,
  );
}

function installRegistry() {
  writeFileSync(join(stage, 'package.json'), JSON.stringify(VERDACCIO));
  run(stage, ['npm', 'install', '--ignore-scripts', '--prefer-offline']);
}

interface Registry {
  readonly server: ChildProcess;
  readonly url: string;
  readonly env: Environment;
}

async function startRegistry(): Promise<Registry> {
  say('start a registry');
  installRegistry();
  const url = `http://127.0.0.1:${await freePort()}`;
  const upstream = run(root, ['npm', 'config', 'get', 'registry']);
  writeFileSync(join(stage, 'verdaccio.yaml'), registryConfig(upstream));
  const server = spawn(
    process.execPath,
    [
      join(stage, 'node_modules/verdaccio/bin/verdaccio'),
      '--config',
      'verdaccio.yaml',
      '--listen',
      url,
    ],
    { cwd: stage, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!(await responds(url))) {
    if (server.exitCode !== null || Date.now() > deadline)
      throw new Error('The registry did not start.');
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  // Any token will do: the client refuses to publish without one.
  writeFileSync(npmrc, `registry=${url}/\n//${new URL(url).host}/:_authToken=rehearsal\n`);
  return { server, url, env: { NPM_CONFIG_USERCONFIG: npmrc, npm_config_registry: `${url}/` } };
}

const names = readPackages().map(({ name }) => name);

function raiseVersions() {
  say('clone, install');
  run(root, ['git', 'clone', '--quiet', '--depth', '1', `file://${root}`, clone]);
  pnpm(['install', '--frozen-lockfile', '--prefer-offline']);
  say('pnpm changeset, pnpm release:version');
  pnpm(['changeset', '--patch', names.join(','), '--message', 'Rehearses a release.']);
  pnpm(['release:version']);
  for (const { name, version } of readPackages(clone)) console.log(`   ${name} ${version}`);
}

/** Written into what is published: no setting of this machine can send it elsewhere. */
function bindTo(url: string) {
  for (const { folder } of readPackages(clone)) {
    const file = join(folder, 'package.json');
    const { publishConfig, ...rest } = JSON.parse(readFileSync(file, 'utf8'));
    const bound = {
      ...rest,
      publishConfig: { ...publishConfig, provenance: false, registry: url },
    };
    writeFileSync(file, JSON.stringify(bound, undefined, 2));
  }
}

/** What the release workflow does, in its order. */
function publish({ url, env: registry }: Registry) {
  say('build, pack, publish');
  bindTo(url);
  // Of a build, a tarball holds nothing of the Storybook.
  pnpm(['--filter', './packages/*', 'exec', 'tsup', '--silent']);
  pnpm(['changeset', 'publish-plan', '--output', join(stage, 'plan.json')], registry);
  const packed = join(stage, 'packed');
  pnpm(
    ['changeset', 'pack', '--from-publish-plan', join(stage, 'plan.json'), '--out-dir', packed],
    registry,
  );
  pnpm(['changeset', 'publish', '--from-pack-dir', packed, '--no-git-tag'], registry);
}

/** What a team does with it. Each line it prints stands for one package. */
const FIRST_USE = `
import { createRequire } from 'node:module';
import { lostRevenue, formatMoney } from '@tallycomb/inflation-core';
import { cpiU } from '@tallycomb/inflation-core/cpi-u';
import { inflate } from '@tallycomb/inflation-core/series';
import { siteName } from '@tallycomb/content/site';
import { Button } from '@tallycomb/ui';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

const from = { year: 2019, month: 6 };
const to = { year: 2026, month: 8 };
const { amount } = inflate(cpiU, { amount: 250_000, from, to });
const lost = formatMoney(lostRevenue({ entered: 250_000, adjusted: amount }).amount);
const { formatMoney: required } = createRequire(import.meta.url)('@tallycomb/inflation-core');
console.log('inflation-core', lost, required(1));
console.log('content', siteName);
console.log('ui', renderToStaticMarkup(createElement(Button, { href: '/' }, 'Start')).slice(0, 2));
`;

const EXPECTED = ['inflation-core $76,946.28 $1.00', 'content Tallycomb', 'ui <a'];

function install(registry: Environment) {
  say('install, run');
  mkdirSync(project);
  writeFileSync(join(project, 'package.json'), '{ "private": true, "type": "module" }');
  writeFileSync(join(project, 'first-use.js'), FIRST_USE);
  run(project, ['npm', 'install', ...names, 'react', 'react-dom'], registry);
  for (const name of names) console.log(`   ${name} ${installed(name)} from the local registry`);
  const said = run(project, ['node', 'first-use.js']);
  console.log(said.replaceAll(/^/gm, '   '));
  if (said !== EXPECTED.join('\n')) throw new Error(`Expected:\n${EXPECTED.join('\n')}`);
}

/** The version that was installed, if it is the one that was just made. */
function installed(name: string): string {
  const read = (folder: string) =>
    JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version as string; // npm has read it
  const made = readPackages(clone).find((each) => each.name === name)?.version;
  const found = read(join(project, 'node_modules', name));
  if (found !== made) throw new Error(`${name} ${found} was installed, not ${made}.`);
  return found;
}

let registry: Registry | undefined;
try {
  raiseVersions();
  registry = await startRegistry();
  publish(registry);
  install(registry.env);
  say('the release works');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  registry?.server.kill();
  if (process.argv.includes('--keep')) say(`kept: ${stage}`);
  else rmSync(stage, { recursive: true, force: true, maxRetries: 5 });
}
