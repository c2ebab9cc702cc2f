import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Check, isBeyond, limitTable, sayBeyond } from './limits.ts';
import { printTable } from './report.ts';

const reports = fileURLToPath(new URL('../reports/bench/', import.meta.url));

const beyond: string[] = [];

/** Prints what was measured beside its limit, and notes what is beyond. */
export function hold(title: string, checks: readonly Check[]): void {
  printTable(title, ...limitTable(checks));
  beyond.push(...checks.filter(isBeyond).map(sayBeyond));
}

/** Writes all that was measured to reports/bench; the process fails where a limit does not hold. */
export function finish(name: string, measured: object): void {
  mkdirSync(reports, { recursive: true });
  writeFileSync(`${reports}${name}.json`, JSON.stringify({ ...measured, beyond }, null, 2));
  const isHeld = beyond.length === 0;
  console.log(isHeld ? '\nAll within limits.' : `\nBeyond limits:\n${beyond.join('\n')}`);
  process.exitCode = isHeld ? 0 : 1;
}
