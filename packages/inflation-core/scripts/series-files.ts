import { isoMonth, monthsApart } from '../src/month.ts';
import type { IndexSeries } from '../src/series/index.ts';
import { parseSeries } from '../src/series/parse-series.ts';

const SERIES = [
  { id: 'CUUR0000SA0', name: 'all prices', folder: 'cpi-u' },
  { id: 'CUUR0000SEGC', name: 'salon prices', folder: 'personal-care-services' },
  { id: 'CUUR0100SA0', name: 'the Northeast', folder: 'regions/northeast' },
  { id: 'CUUR0200SA0', name: 'the Midwest', folder: 'regions/midwest' },
  { id: 'CUUR0300SA0', name: 'the South', folder: 'regions/south' },
  { id: 'CUUR0400SA0', name: 'the West', folder: 'regions/west' },
] as const;

export type SeriesId = (typeof SERIES)[number]['id'];

/** An embedded series by the publisher's id, and its data file. */
export interface SeriesFile {
  readonly id: SeriesId;
  readonly name: string;
  readonly file: URL;
}

export const seriesFiles: readonly SeriesFile[] = SERIES.map(({ id, name, folder }) => {
  return { id, name, file: new URL(`../src/${folder}/years.json`, import.meta.url) };
});

/** Reads a series from the text of its data file: a line a year, as `parseSeries` takes it. */
export function parseDataFile(facts: Pick<SeriesFile, 'id' | 'name'>, text: string): IndexSeries {
  return parseSeries(facts, JSON.parse(text));
}

/** Writes the text of a series' data file. */
export function writeDataFile({ points, missing }: IndexSeries): string {
  const values = [...points, ...missing.map((month) => ({ month, index: '-' }))];
  const years = new Map<number, readonly (number | string)[]>();
  for (const { month, index } of values.sort((a, b) => monthsApart(a.month, b.month))) {
    const begin = month.month === 1 ? month.year : isoMonth(month);
    years.set(month.year, [...(years.get(month.year) ?? [begin]), index]);
  }
  const lines = [...years.values()].map((line) => line.join(' '));
  return `${JSON.stringify(lines, null, 2)}\n`;
}
