/** Warns, in a form that GitHub shows beside a run, of each series that lacks a month it should have. */
import { readFile } from 'node:fs/promises';
import { parseYearlyLines } from './merge-series.ts';
import { overdueMonth } from './overdue.ts';
import { seriesFiles } from './series-files.ts';

const today = new Date().toISOString().slice(0, 10);

for (const { id, file } of seriesFiles) {
  const month = overdueMonth(parseYearlyLines(await readFile(file, 'utf8')), today);
  if (month) console.log(`::warning title=Index data are overdue::${id} lacks ${month}.`);
  else console.log(`${id} is up to date.`);
}
