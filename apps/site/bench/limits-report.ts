/** Prints tables while a bench measures; at its end they become its section of RESULTS.md. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { type Check, describeMiss, isHeld, limitTable } from './limits.ts';
import { markdownTable, withSection } from './results-file.ts';

const file = fileURLToPath(new URL('RESULTS.md', import.meta.url));

const tables: string[] = [];
const misses: string[] = [];

export function addTable(
  title: string,
  header: readonly string[],
  rows: readonly (readonly string[])[],
): void {
  const table = `### ${title}\n\n${markdownTable(header, rows)}`;
  console.log(`\n${table}`);
  tables.push(table);
}

/** What was measured beside its limits. */
export function addLimits(title: string, checks: readonly Check[]): void {
  addTable(title, ...limitTable(checks));
  misses.push(...checks.filter((check) => !isHeld(check)).map(describeMiss));
}

export interface Circumstances {
  /** What repeats the measurement, without a path of this machine. */
  readonly command: string;
  /** What else was at work, such as `Chromium 147`. */
  readonly versions?: readonly string[];
}

function describeRun({ command, versions = [] }: Circumstances): string {
  const cores = cpus();
  const date = new Date().toISOString().slice(0, 10);
  const machine = `${cores.length} cores (${cores[0]?.model})`;
  const circumstances = [machine, `Node ${process.versions.node}`, ...versions];
  return `${date}, \`${command}\`: ${circumstances.join(', ')}.`;
}

/** Writes the section; the process fails where a limit is missed. */
export function finishReport(section: string, circumstances: Circumstances): void {
  const missed = ['Limits missed:', '', ...misses.map((miss) => `- ${miss}`)].join('\n');
  const verdict = misses.length === 0 ? 'Every limit held.' : missed;
  const body = [describeRun(circumstances), verdict, ...tables].join('\n\n');
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  writeFileSync(file, withSection(before, section, body));
  console.log(`\n${verdict}`);
  process.exitCode = misses.length === 0 ? 0 : 1;
}
