/** Long enough to show memory kept of each request; the bench runs half an hour. */
import { spawnSync } from 'node:child_process';
import { expect, test } from '@playwright/test';
import { soakPort } from './support/sites';

const ARGS = ['bench/soak.ts', '--minutes', '0.25', '--rate', '200', '--port', String(soakPort)];

test('the lookup handles mixed load without errors or memory growth', {
  tag: '@nightly',
}, () => {
  test.setTimeout(300_000);
  const { status, stdout, stderr } = spawnSync(process.execPath, ARGS, { encoding: 'utf8' });
  expect(stdout).toMatch(/^requests [1-9]\d{3}, errors 0$/m);
  expect(stdout).toMatch(/^heap KiB: start \d/m);
  expect(status, stdout + stderr).toBe(0);
});
