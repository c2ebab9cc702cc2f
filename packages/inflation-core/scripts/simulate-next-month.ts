/**
 * Adds a made-up month to every series, a little above their newest: CI runs every test with it, so
 * that a refresh needs no edit by hand. It changes the data of this checkout; commit nothing of it.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { seriesFiles } from './series-files.ts';
import { monthAfter, parseYearlyLines, writeYearlyLines } from './yearly-lines.ts';

const MONTHLY_RISE = 1.003;

for (const { id, file } of seriesFiles) {
  const text = await readFile(file, 'utf8');
  const known = parseYearlyLines(text);
  const [newest, index] = [...known].at(-1) ?? [];
  if (!newest || !index) throw new Error(`${id} holds no month.`);
  // As an answer is read: without zeros at the end.
  const simulated = String(Number((Number(index) * MONTHLY_RISE).toFixed(3)));
  const next = monthAfter(newest);
  await writeFile(file, writeYearlyLines(text, new Map([...known, [next, simulated]])));
  console.log(`${id} ${next}: ${simulated}, simulated`);
}
