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

/** An embedded series, by the publisher's id, and where it stands. */
export interface SeriesFile {
  readonly id: SeriesId;
  readonly name: string;
  readonly file: URL;
}

export const seriesFiles: readonly SeriesFile[] = SERIES.map(({ id, name, folder }) => {
  return { id, name, file: new URL(`../src/${folder}/index.ts`, import.meta.url) };
});

const YEARLY_LINES = /`\n([^`]*)\n`/;

/** The series of a data file's text: `2025 317.671 … - 324.122`, or from a month on `1986-12 112.5`. */
export function parseDataFile(facts: Pick<SeriesFile, 'id' | 'name'>, text: string): IndexSeries {
  return parseSeries(facts, YEARLY_LINES.exec(text)?.[1] ?? '');
}

/** A data file's text anew: its yearly lines from a series, its other lines as they are. */
export function writeDataFile(text: string, { points, missing }: IndexSeries): string {
  const values = [...points, ...missing.map((month) => ({ month, index: '-' }))];
  const years = new Map<number, readonly (number | string)[]>();
  for (const { month, index } of values.sort((a, b) => monthsApart(a.month, b.month))) {
    const begin = month.month === 1 ? month.year : isoMonth(month);
    years.set(month.year, [...(years.get(month.year) ?? [begin]), index]);
  }
  const lines = [...years.values()].map((line) => line.join(' '));
  return text.replace(YEARLY_LINES, () => `\`\n${lines.join('\n')}\n\``);
}
