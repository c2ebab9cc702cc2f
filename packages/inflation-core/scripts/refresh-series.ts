/**
 * Adds what the bureau has published since to every embedded series, or to none: one month of one
 * series beside another of the next would compare different months. It never rewrites a known value
 * unless a person names its month.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { compareMonths, formatIsoMonth, monthOf } from '../src/months.ts';
import { BLS_ADDRESS, blsRequest, parseBlsAnswer } from '../src/own-series/bls-answer.ts';
import { requestText } from '../src/own-series/request-text.ts';
import { mergeSeries } from './merge-series.ts';
import { pullRequestBody, type RefreshedSeries, releaseNote } from './refresh-report.ts';
import {
  parseDataFile,
  type SeriesFile,
  seriesFiles,
  seriesFilesIn,
  writeDataFile,
} from './series-files.ts';

const { values: options } = parseArgs({
  options: {
    /** `YYYY-MM`, for each month whose value, revised or far off, a person has checked. */
    accept: { type: 'string', multiple: true, default: [] },
    /** `YYYY-MM`, for each month that the bureau has skipped for good. */
    unpublished: { type: 'string', multiple: true, default: [] },
    /** Files to write where something is new: the text of a pull request, and a changeset. */
    'pull-request': { type: 'string' },
    changeset: { type: 'string' },
    /** For the tests: another API, other data, another day. */
    api: { type: 'string', default: BLS_ADDRESS },
    src: { type: 'string' },
    today: { type: 'string', default: new Date().toISOString() },
  },
});

const today = monthOf(new Date(options.today), 'utc');

interface Refreshed extends RefreshedSeries {
  readonly file: URL;
  readonly text: string;
}

async function refresh({ file, ...facts }: SeriesFile, answered: string): Promise<Refreshed> {
  const answer = parseBlsAnswer(answered, facts.id);
  if (!answer.ok) throw new Error(answer.message);
  const text = await readFile(file, 'utf8');
  const before = parseDataFile(facts, text);
  const { accept: accepted, unpublished } = options;
  const merge = mergeSeries(before, answer, { accepted, unpublished, today });
  if (!merge.ok) throw new Error(`${facts.id}: ${merge.code}: ${merge.message}`);
  const { series: after, added, revised } = merge;
  return { ...facts, file, before, after, added, revised, text: writeDataFile(text, after) };
}

function checkEnds(all: readonly Refreshed[]): void {
  const ends = all.map(({ id, after }) => `${id} ends in ${formatIsoMonth(after.newest)}`);
  const [first] = all;
  const other = all.findIndex(
    ({ after }) => first && compareMonths(after.newest, first.after.newest) !== 0,
  );
  if (other < 0) return;
  throw new Error(`uneven: ${ends[0]}, ${ends[other]}. All of them are published at once.`);
}

function describe({ id, added, revised }: Refreshed): string {
  const changes = revised.map(
    ({ month, was = '-', is }) => `${formatIsoMonth(month)} is revised, ${was} → ${is}`,
  );
  if (added.length > 0) changes.push(`added ${added.map(formatIsoMonth).join(', ')}`);
  return `${id}: ${changes.join('; ') || 'up to date'}`;
}

async function refreshAll(files: readonly SeriesFile[]): Promise<void> {
  const ids = files.map(({ id }) => id);
  const asked = await requestText({
    url: options.api,
    init: blsRequest(ids, today.year, process.env.BLS_API_KEY),
    send: fetch,
    timeoutMs: 30_000,
  });
  if (!asked.ok) throw new Error(asked.message);
  const all = await Promise.all(files.map((each) => refresh(each, asked.text)));
  checkEnds(all);
  console.log(all.map(describe).join('\n'));
  if (all.every(({ added, revised }) => added.length + revised.length === 0)) return;
  for (const { file, text } of all) await writeFile(file, text);
  if (options['pull-request']) await writeFile(options['pull-request'], pullRequestBody(all));
  if (options.changeset) await writeFile(options.changeset, releaseNote(all));
}

try {
  const files = options.src ? seriesFilesIn(pathToFileURL(`${options.src}/`)) : seriesFiles;
  await refreshAll(files);
} catch (error) {
  console.error(`Nothing was written. ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
