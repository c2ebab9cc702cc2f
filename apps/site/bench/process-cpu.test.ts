import { expect, test } from 'vitest';
import { cpuMsOf } from './process-cpu';

function work(ms: number): void {
  const { user } = process.cpuUsage();
  while (process.cpuUsage().user - user < ms * 1000) 'x'.repeat(1e5).split('');
}

/** A busy machine gives a process its 200 ms only bit by bit. */
const timeout = 60_000;
const isLinux = process.platform === 'linux';

test.runIf(isLinux)('counts what a process takes, in its own code too', { timeout }, () => {
  const before = { own: process.cpuUsage(), read: cpuMsOf(process.pid) };
  work(200);
  const read = cpuMsOf(process.pid) - before.read;
  const { user, system } = process.cpuUsage(before.own);
  // Linux counts in hundredths of a second.
  expect(Math.abs(read - (user + system) / 1000)).toBeLessThanOrEqual(50);
});
