/**
 * Deploys the checked-out commit to production: builds and checks it, uploads it to Cloudflare, and
 * waits until the site answers with it. The README lists its requirements.
 *
 * pnpm --filter @tallycomb/site run ship [--dry-run | --preview]
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: {
    /** Does everything except the upload. */
    'dry-run': { type: 'boolean', default: false },
    /** Uploads the branch to an address of its own, which visitors do not see. */
    preview: { type: 'boolean', default: false },
  },
});

const root = fileURLToPath(new URL('../..', import.meta.url));
const site = fileURLToPath(new URL('.', import.meta.url));

function fail(sentence: string): never {
  console.error(`\n${sentence}`);
  process.exit(1);
}

function git(...args: readonly string[]): string {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : fail(`git ${args.join(' ')} failed.`);
}

const commit = git('rev-parse', '--short=12', 'HEAD');
const environment = {
  ...process.env,
  SITE_ENVIRONMENT: 'production',
  BUILD_COMMIT: commit,
  TURBO_TELEMETRY_DISABLED: '1',
  WRANGLER_SEND_METRICS: 'false',
};

function run(cwd: string, tool: string, args: readonly string[]): void {
  const options = { cwd, env: environment, stdio: 'inherit' } as const;
  if (spawnSync(process.execPath, [tool, ...args], options).status !== 0)
    fail('Nothing was deployed; what is wrong stands above.');
}

const build = () =>
  run(root, 'node_modules/turbo/bin/turbo', [
    ...['run', 'build', 'typecheck', 'test'],
    ...['--filter=@tallycomb/site', '--output-logs=errors-only'],
  ]);

/** The branch as a part of a host's name, which starts with a letter. */
const previewName = () =>
  (git('branch', '--show-current') || `commit-${commit}`)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+/, '')
    .slice(0, 40)
    .replace(/-$/, '');

function upload(origin: string): void {
  const named = ['--tag', commit, '--message', git('log', '-1', '--format=%s').slice(0, 100)];
  const dryRun = values['dry-run'] ? ['--dry-run'] : [];
  const command = values.preview
    ? ['versions', 'upload', '--preview-alias', previewName()]
    : ['deploy', '--domain', new URL(origin).hostname];
  run(site, 'node_modules/wrangler/bin/wrangler.js', [...command, ...named, ...dryRun]);
}

const WAIT_MS = 120_000;

/** The new version reaches the edge within seconds, a new domain's certificate within minutes. */
async function untilAnswered(origin: string, end = Date.now() + WAIT_MS): Promise<string> {
  const answer = await fetch(`${origin}/healthz`).then((given) => given.text(), String);
  if (answer.includes(`build ${commit}\n`)) return answer;
  if (Date.now() > end)
    fail(`Deployed, but ${origin}/healthz does not answer with ${commit} yet. It says:\n${answer}`);
  await new Promise((resolve) => setTimeout(resolve, 2000));
  return untilAnswered(origin, end);
}

if (!values['dry-run'] && git('status', '--porcelain'))
  fail('Commit what is changed first: a deployment carries the name of its commit.');
build();
// Set, as the build requires it.
const origin = process.env.SITE_ORIGIN?.replace(/\/+$/, '') ?? '';
upload(origin);
if (!values['dry-run'] && !values.preview) console.log(`\n${await untilAnswered(origin)}`);
