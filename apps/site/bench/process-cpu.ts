import { readFileSync } from 'node:fs';

/** Clock ticks a second, as Linux counts them for programs on every machine of today. */
const TICKS_PER_SECOND = 100;

/**
 * Milliseconds of processor time that a process has taken so far, all its threads together; `NaN`
 * where the system is not Linux, which alone counts it. By proc_pid_stat(5): fields 14 and 15.
 */
export function cpuMsOf(pid: number): number {
  if (process.platform !== 'linux') return Number.NaN;
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name, field 2, stands in parentheses and may hold anything; the fields after it are plain.
  const fromThird = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [user, system] = [fromThird[14 - 3], fromThird[15 - 3]].map(Number);
  return (((user ?? Number.NaN) + (system ?? Number.NaN)) * 1000) / TICKS_PER_SECOND;
}
