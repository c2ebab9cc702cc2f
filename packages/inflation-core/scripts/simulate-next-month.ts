/**
 * Adds a made-up month to every series, a little above their newest: CI runs every test with it, so
 * that a refresh needs no edit by hand. It changes the data of this checkout; commit nothing of it.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { isoMonth, moved } from '../src/month.ts';
import type { IndexPoint, IndexSeries } from '../src/series/index.ts';
import { parseDataFile, seriesFiles, writeDataFile } from './series-files.ts';

const MONTHLY_RISE = 1.003;

/** A made-up index for the month after the newest. */
export function nextPoint({ newest, points }: IndexSeries): IndexPoint {
  const index = (points.at(-1)?.index ?? Number.NaN) * MONTHLY_RISE;
  return { month: moved(newest, 1), index: Number(index.toFixed(3)) };
}

if (import.meta.main) {
  for (const { file, ...facts } of seriesFiles) {
    const text = await readFile(file, 'utf8');
    const series = parseDataFile(facts, text);
    const { month, index } = nextPoint(series);
    const points = [...series.points, { month, index }];
    await writeFile(file, writeDataFile({ ...series, points }));
    console.log(`${facts.id} ${isoMonth(month)}: ${index}, simulated`);
  }
}
