import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** MiB that a process holds, whether it still needs them or not. */
export function residentMiB(id: number): number {
  const kib =
    process.platform === 'linux'
      ? /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1]
      : spawnSync('ps', ['-o', 'rss=', '-p', String(id)], { encoding: 'utf8' }).stdout;
  return Number(kib) / 1024;
}
