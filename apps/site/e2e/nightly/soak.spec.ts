/** Half an hour is the bench's; this is long enough for what is kept of each request to show. */
import { spawnSync } from 'node:child_process';
import { expect, test } from '@playwright/test';
import { soakPort } from '../support/sites';

const ARGS = ['bench/soak.ts', '--minutes', '0.25', '--rate', '200', '--port', String(soakPort)];

test('the lookup bears mixed load without an error, and keeps nothing of it', {
  tag: '@nightly',
}, () => {
  test.setTimeout(300_000);
  const { status, stdout, stderr } = spawnSync(process.execPath, ARGS, { encoding: 'utf8' });
  expect(stdout).toMatch(/^requests [1-9]\d{3}, errors 0$/m);
  expect(stdout).toMatch(/^heap KiB: start \d/m);
  expect(status, stdout + stderr).toBe(0);
});
