/**
 * The worker on workerd alone: `wrangler dev` puts workers of its own before it, in the same
 * process, which keep some 40 KB of every request, a static file's as well.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, realpathSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

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

export function serveBareWorker(port: number): ChildProcess {
  const folder = mkdtempSync(join(tmpdir(), 'tallycomb-worker-'));
  const wrangler = ['node_modules/wrangler/bin/wrangler.js', 'deploy', '--dry-run'];
  const { status, stderr } = spawnSync(process.execPath, [...wrangler, '--outdir', folder], {
    cwd: site,
    encoding: 'utf8',
    env: { ...process.env, WRANGLER_SEND_METRICS: 'false' },
  });
  if (status !== 0) throw new Error(`The worker could not be bundled: ${stderr}`);
  writeFileSync(join(folder, 'config.capnp'), configuration(port));
  // The package's own script would leave the binary running behind it.
  const { default: binary }: { default: string } = fromWrangler('workerd');
  return spawn(binary, ['serve', 'config.capnp'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
