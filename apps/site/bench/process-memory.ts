/** Reads /proc, so on Linux alone. */
import { readdirSync, readFileSync } from 'node:fs';

interface Process {
  readonly id: number;
  readonly parent: number;
  readonly name: string;
  readonly residentKiB: number;
}

const PAGE_KIB = 4;

function readProcess(id: string): Process | undefined {
  try {
    const stat = readFileSync(`/proc/${id}/stat`, 'utf8');
    const name = stat.slice(stat.indexOf('(') + 1, stat.lastIndexOf(')'));
    // Fields after the name, which may hold spaces: proc_pid_stat(5) counts them from 3.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [parent, resident] = [Number(fields[1]), Number(fields[21])];
    return { id: Number(id), parent, name, residentKiB: resident * PAGE_KIB };
  } catch {
    return undefined; // It has ended since it was listed.
  }
}

/** MiB in use by all processes of a name that a process has started, and theirs. */
export function memoryOfDescendants(ancestor: number, name: string): number {
  const ids = readdirSync('/proc').filter((entry) => /^\d+$/.test(entry));
  const processes = ids.map(readProcess).filter((read) => read !== undefined);
  const family = new Set([ancestor]);
  // A child may be listed before its parent, so go on until nobody is added.
  for (let size = 0; size !== family.size; ) {
    size = family.size;
    for (const { id, parent } of processes) if (family.has(parent)) family.add(id);
  }
  const kin = processes.filter((each) => family.has(each.id) && each.name === name);
  return kin.reduce((sum, { residentKiB }) => sum + residentKiB, 0) / 1024;
}
