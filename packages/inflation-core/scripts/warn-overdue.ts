/** Warns, in a form that GitHub shows beside a run, of each series that lacks a month it should have. */
import { readFile } from 'node:fs/promises';
import type { MonthlyValues } from '../src/own-series/bls-answer.ts';
import { monthAfter, parseYearlyLines } from './merge-series.ts';
import { seriesFiles } from './series-files.ts';

/** The bureau publishes a month between the 10th and the 15th of the next; a few days are grace. */
const DUE_DAY = '20';

/**
 * The month that should be here and is not, or nothing.
 *
 * @example
 * overdueMonth(new Map([['2026-08', '334.98']]), '2026-10-20') // => undefined
 * overdueMonth(new Map([['2026-08', '334.98']]), '2026-10-21') // => '2026-09'
 */
export function overdueMonth(values: MonthlyValues, today: string): string | undefined {
  const [newest = ''] = [...values].findLast(([, value]) => value !== '-') ?? [];
  const next = monthAfter(newest);
  return today > `${monthAfter(next)}-${DUE_DAY}` ? next : undefined;
}

if (import.meta.main) {
  const today = new Date().toISOString().slice(0, 10);
  for (const { id, file } of seriesFiles) {
    const month = overdueMonth(parseYearlyLines(await readFile(file, 'utf8')), today);
    if (month) console.log(`::warning title=Index data are overdue::${id} lacks ${month}.`);
    else console.log(`${id} is up to date.`);
  }
}
