/**
 * Adds what the bureau has published since to every embedded series, or to none: one month of one
 * series beside another of the next would compare different months. It never rewrites a known value
 * unless a person names its month.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { BLS_ADDRESS, blsRequest, parseBlsAnswer } from '../src/own-series/bls-answer.ts';
import { requestText } from '../src/own-series/request-text.ts';
import { mergeSeries, parseYearlyLines, writeYearlyLines } from './merge-series.ts';
import { pullRequestBody, type RefreshedSeries, releaseNote } from './refresh-report.ts';
import { type SeriesFile, seriesFiles, seriesFilesIn } from './series-files.ts';

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
    timeout: { type: 'string', default: '30000' },
  },
});

interface Refreshed extends RefreshedSeries {
  readonly file: URL;
  readonly text: string;
}

async function refresh({ id, name, file }: SeriesFile, answered: string): Promise<Refreshed> {
  const answer = parseBlsAnswer(answered, id);
  if (!answer.ok) throw new Error(answer.message);
  const text = await readFile(file, 'utf8');
  const before = parseYearlyLines(text);
  const merge = mergeSeries(before, answer.values, {
    accepted: options.accept,
    unpublished: options.unpublished,
    thisMonth: options.today.slice(0, 7),
  });
  if (!merge.ok) throw new Error(`${id}: ${merge.code}: ${merge.message}`);
  const { values: after, added, revised } = merge;
  return { id, name, file, before, after, added, revised, text: writeYearlyLines(text, after) };
}

const endOf = ({ after }: Refreshed) => [...after.keys()].at(-1);

function checkEnds(all: readonly Refreshed[]): void {
  const [first] = all;
  const other = all.find((each) => first && endOf(each) !== endOf(first));
  if (!first || !other) return;
  const ends = `${first.id} ends in ${endOf(first)}, ${other.id} in ${endOf(other)}`;
  throw new Error(`uneven: ${ends}. All of them are published at once.`);
}

function describe({ id, added, revised }: Refreshed): string {
  const changes = revised.map(({ month, was, is }) => `${month} is revised, ${was} → ${is}`);
  if (added.length > 0) changes.push(`added ${added.join(', ')}`);
  return `${id}: ${changes.join('; ') || 'up to date'}`;
}

async function refreshAll(files: readonly SeriesFile[]): Promise<void> {
  const ids = files.map(({ id }) => id);
  const asked = await requestText({
    url: options.api,
    init: blsRequest(ids, Number(options.today.slice(0, 4)), process.env.BLS_API_KEY),
    send: fetch,
    timeoutMs: Number(options.timeout),
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
