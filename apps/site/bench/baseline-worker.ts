/**
 * The site's worker, and as its baseline one that does nothing, each on workerd alone:
 * `wrangler dev` puts workers of its own before it, in the same
 * process, which keep some 40 KB of every request, a static file's as well.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface RunningWorker {
  readonly server: ChildProcess;
  readonly origin: string;
  /** Lists what a debugger can talk to. */
  readonly inspector: string;
}

const site = fileURLToPath(new URL('..', import.meta.url));

// A dependency of wrangler, which runs the same binary.
const fromWrangler = createRequire(realpathSync(join(site, 'node_modules/wrangler/package.json')));

const configuration = (port: number) => `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "site", worker = (
    modules = [(name = "worker", esModule = embed "index.js")],
    compatibilityDate = "2026-11-01",
  ))],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "site")],
);
`;

/** Workerd's first response may take seconds on a busy machine. */
const START_TIMEOUT_MS = 20_000;

const newFolder = () => mkdtempSync(join(tmpdir(), 'tallycomb-worker-'));

/** Requests what neither a static file nor a lookup is. */
const responds = (origin: string) =>
  fetch(`${origin}/api/`).then(
    () => true,
    () => false,
  );

async function untilItResponds(origin: string, server: ChildProcess): Promise<void> {
  const started = performance.now();
  do {
    await new Promise((resolve) => setTimeout(resolve, 200));
    if (server.exitCode !== null) throw new Error(`workerd ended. Is the port of ${origin} taken?`);
    if (performance.now() - started > START_TIMEOUT_MS)
      throw new Error(`Nothing responds at ${origin}.`);
  } while (!(await responds(origin)));
}

async function serve(folder: string, port: number): Promise<RunningWorker> {
  const inspector = `127.0.0.1:${port + 1}`;
  writeFileSync(join(folder, 'config.capnp'), configuration(port));
  // The package's own script would leave the binary running behind it.
  const { default: binary }: { default: string } = fromWrangler('workerd');
  const server = spawn(binary, ['serve', 'config.capnp', '--inspector-addr', inspector], {
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
  return { server, origin, inspector: `http://${inspector}/json` };
}

/** The site's own worker, on this port, until this process ends; the debugger's is the next. */
export async function serveSiteWorker(port: number): Promise<RunningWorker> {
  const folder = newFolder();
  const wrangler = ['node_modules/wrangler/bin/wrangler.js', 'deploy', '--dry-run'];
  const { status, stderr } = spawnSync(process.execPath, [...wrangler, '--outdir', folder], {
    cwd: site,
    encoding: 'utf8',
    env: { ...process.env, WRANGLER_SEND_METRICS: 'false' },
  });
  if (status !== 0) throw new Error(`The worker could not be bundled: ${stderr}`);
  return serve(folder, port);
}

/** A worker that does nothing: what grows in it is workerd's own. */
export async function serveBaselineWorker(port: number): Promise<RunningWorker> {
  const folder = newFolder();
  const worker = "export default { fetch: () => new Response('Nothing.') };";
  writeFileSync(join(folder, 'index.js'), worker);
  return serve(folder, port);
}
