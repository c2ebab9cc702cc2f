/**
 * Runs the site's worker on workerd without `wrangler dev`, whose own workers in the same process
 * keep some 40 KB of every request.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface RunningWorker {
  readonly origin: string;
  /** Address that lists the targets for a debugger. */
  readonly inspector: string;
}

const site = fileURLToPath(new URL('..', import.meta.url));

// A dependency of wrangler, which runs the same binary.
const fromWrangler = createRequire(realpathSync(join(site, 'node_modules/wrangler/package.json')));

const configuration = (port: number) => `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "site", worker = (
    modules = [(name = "worker", esModule = embed "worker.js")],
    compatibilityDate = "2026-11-01",
  ))],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "site")],
);
`;

/** Workerd's first response may take seconds on a busy machine. */
const START_TIMEOUT_MS = 20_000;

function bundleInto(folder: string): void {
  const wrangler = ['node_modules/wrangler/bin/wrangler.js', 'deploy', '--dry-run'];
  const { status, stderr } = spawnSync(process.execPath, [...wrangler, '--outdir', folder], {
    cwd: site,
    encoding: 'utf8',
    env: { ...process.env, WRANGLER_SEND_METRICS: 'false' },
  });
  if (status !== 0) throw new Error(`The worker could not be bundled: ${stderr}`);
}

async function untilItResponds(origin: string, server: ChildProcess): Promise<void> {
  const responds = () => fetch(`${origin}/api/`).then(Boolean, () => false);
  while (!(await responds())) {
    await new Promise((resolve) => setTimeout(resolve, 200));
    if (server.exitCode !== null) throw new Error(`workerd ended. Is the port of ${origin} taken?`);
    if (performance.now() > START_TIMEOUT_MS) throw new Error(`Nothing responds at ${origin}.`);
  }
}

/**
 * Serves on a port until this process ends, with the debugger on the next. `before` is a command to
 * run the worker with, such as `['taskset', '-c', '0']`.
 */
export async function serveWorker(
  port: number,
  before: readonly string[] = [],
): Promise<RunningWorker> {
  const folder = mkdtempSync(join(tmpdir(), 'tallycomb-worker-'));
  bundleInto(folder);
  writeFileSync(join(folder, 'config.capnp'), configuration(port));
  const inspector = `127.0.0.1:${port + 1}`;
  // The package's own script would leave the binary running.
  const { default: binary }: { default: string } = fromWrangler('workerd');
  const [program = binary, ...args] = [...before, binary, 'serve', 'config.capnp'];
  const server = spawn(program, [...args, '--inspector-addr', inspector], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  process.once('exit', () => {
    server.kill();
    rmSync(folder, { recursive: true });
  });
  const origin = `http://127.0.0.1:${port}`;
  await untilItResponds(origin, server);
  return { origin, inspector: `http://${inspector}/json` };
}
