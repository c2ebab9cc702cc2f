/**
 * A worker on workerd alone: `wrangler dev` puts workers of its own before it, in the same
 * process, which keep some 40 KB of every request, a static file's as well.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface BareWorker {
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
  sockets = [(name = "http", address = "localhost:${port}", http = (), service = "site")],
);
`;

const newFolder = () => mkdtempSync(join(tmpdir(), 'tallycomb-worker-'));

function serve(folder: string, port: number): BareWorker {
  const inspector = `127.0.0.1:${port + 1}`;
  writeFileSync(join(folder, 'config.capnp'), configuration(port));
  // The package's own script would leave the binary running behind it.
  const { default: binary }: { default: string } = fromWrangler('workerd');
  const server = spawn(binary, ['serve', 'config.capnp', '--inspector-addr', inspector], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  process.once('exit', () => {
    server.kill();
    rmSync(folder, { recursive: true });
  });
  return {
    server,
    origin: `http://localhost:${port}`,
    inspector: `http://${inspector}/json`,
  };
}

/** The site's own worker, on this port, until this process ends; the debugger's is the next. */
export function serveSiteWorker(port: number): BareWorker {
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
export function serveIdleWorker(port: number): BareWorker {
  const folder = newFolder();
  const worker = "export default { fetch: () => new Response('Nothing.') };";
  writeFileSync(join(folder, 'index.js'), worker);
  return serve(folder, port);
}
