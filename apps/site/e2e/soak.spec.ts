/** Half an hour is the bench's; this is long enough for what is kept of each request to show. */
import { execFile } from 'node:child_process';
import { expect, test } from '@playwright/test';
import { soakPort } from './support/sites';

const ARGS = ['bench/soak.ts', '--minutes', '0.25', '--rate', '200', '--port', String(soakPort)];

interface Soaked {
  readonly isGood: boolean;
  readonly printed: string;
}

const soak = () =>
  new Promise<Soaked>((resolve) => {
    execFile(process.execPath, ARGS, (error, printed, complaints) =>
      resolve({ isGood: !error, printed: printed + complaints }),
    );
  });

test('the lookup bears mixed load without an error, and keeps nothing of it', async () => {
  test.setTimeout(300_000);
  const { isGood, printed } = await soak();
  expect(printed).toMatch(/^requests 3000, errors 0$/m);
  expect(printed).toMatch(/^heap KiB: start \d/m);
  expect(isGood, printed).toBe(true);
});
