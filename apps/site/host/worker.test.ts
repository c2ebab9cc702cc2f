import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'tallycomb-deploy-'));
afterAll(() => rmSync(folder, { recursive: true }));

const NOBODY = 'http://127.0.0.1:9';
const offline = {
  HTTP_PROXY: NOBODY,
  HTTPS_PROXY: NOBODY,
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_SEND_ERROR_REPORTS: 'false',
  // The banner asks the registry for the newest version.
  WRANGLER_HIDE_BANNER: 'true',
};

// Wrangler's warnings about a configuration name its file.
it('can be deployed: a dry run accepts the configuration, the worker and the files', () => {
  const wrangler = ['node_modules/wrangler/bin/wrangler.js', 'deploy', '--dry-run'];
  const options = ['--domain', 'salon.test', '--outdir', folder];
  const { status, stdout, stderr } = spawnSync(process.execPath, [...wrangler, ...options], {
    encoding: 'utf8',
    env: { ...process.env, ...offline },
  });
  expect([status, stderr]).toEqual([0, expect.not.stringContaining('wrangler.jsonc')]);
  expect(stdout).toContain('env.ASSETS');
  expect(readFileSync(join(folder, 'worker.js'), 'utf8')).toContain('CUUR0000SA0');
}, 120_000);
