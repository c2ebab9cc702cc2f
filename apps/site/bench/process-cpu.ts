/** Processor time of a process and all that it started. Linux alone tells. */
import { readdirSync, readFileSync } from 'node:fs';

/** Clock ticks a second, as Linux counts them for programs on every machine of today. */
const TICKS_PER_SECOND = 100;

interface Stat {
  readonly parent: number;
  readonly name: string;
  readonly cpuMs: number;
}

function statOf(pid: number): Stat | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name stands in parentheses and may hold anything; the fields after it are plain.
    const [, parent = '', , , , , , , , , , , user = '', system = ''] = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ');
    const name = text.slice(text.indexOf('(') + 1, text.lastIndexOf(')'));
    const ticks = Number(user) + Number(system);
    return { parent: Number(parent), name, cpuMs: (ticks * 1000) / TICKS_PER_SECOND };
  } catch {
    return undefined; // it ended meanwhile, or this is not Linux
  }
}

function allStats(): Map<number, Stat> {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return new Map(
    pids.flatMap((pid) => {
      const stat = statOf(Number(pid));
      return stat ? [[Number(pid), stat] as const] : [];
    }),
  );
}

/** Milliseconds that the processes of a name below one have run so far; `NaN` where unknown. */
export function cpuMsBelow(ancestor: number, processName: string): number {
  if (process.platform !== 'linux') return Number.NaN;
  const stats = allStats();
  const isBelow = (pid: number): boolean =>
    pid === ancestor || (stats.has(pid) && isBelow(stats.get(pid)?.parent ?? 0));
  return [...stats]
    .filter(([pid, { name }]) => name === processName && isBelow(pid))
    .reduce((sum, [, { cpuMs }]) => sum + cpuMs, 0);
}
