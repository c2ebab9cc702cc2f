/**
 * Adds what the bureau has published since to every embedded series, or to none: one month of one
 * series beside another of the next would compare different months. It never rewrites a known value
 * unless a person names its month.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import {
  BLS_ADDRESS,
  blsRequest,
  type MonthlyValues,
  parseBlsAnswer,
} from '../src/own-series/bls-answer.ts';
import { requestText } from '../src/own-series/request-text.ts';
import { pullRequestBody, type RefreshedSeries, releaseNote } from './refresh-report.ts';
import { type SeriesFile, seriesFiles, seriesFilesIn } from './series-files.ts';
import { parseYearlyLines, writeYearlyLines } from './yearly-lines.ts';

// The built package. Its types come from the source, so that this file type-checks before the first build.
const load = (file: string): Promise<unknown> =>
  import(new URL(`../dist/${file}`, import.meta.url).href);
const { formatIsoMonth } = (await load('index.js')) as typeof import('../src/index.ts');
const { defineSeries, updateSeries } = (await load(
  'own-series.js',
)) as typeof import('../src/own-series/index.ts');

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

/** Since then the bureau counts rents, not prices of houses, and inflation has been of today's kind. */
const MODERATE_SINCE = '1983';

const pointsOf = (values: MonthlyValues) =>
  [...values]
    .filter(([, value]) => value !== '-')
    .map(([month, value]) => ({ month, index: Number(value) }));

/** Twice the largest step of a series since 1983, each series by its own: salons move less than all. */
function mostChangeInPercent(values: MonthlyValues): number {
  const indexes = pointsOf(values).filter(({ month }) => month >= MODERATE_SINCE);
  const steps = indexes.slice(1).map(({ index }, at) => index / (indexes[at]?.index ?? index) - 1);
  return Math.ceil(2000 * Math.max(...steps.map(Math.abs))) / 10;
}

/** By a refusal's code, the flag by which a person says of a month that the bureau means it. */
const FLAGS = new Map([
  ['gap', '--unpublished'],
  ['absurd-value', '--accept'],
  ['revised-values', '--accept'],
]);

function wayOn(code: string, message: string): string {
  const flag = FLAGS.get(code);
  const flags = message.match(/\b\d{4}-\d\d\b/g)?.map((month) => `${flag} ${month}`);
  return flag && flags ? ` Check it at the bureau, then run again with ${flags.join(' ')}.` : '';
}

/**
 * Known months and those of an answer. A month that the answer marks `-`, or that a person names,
 * counts as skipped once a later one is published. The value of an accepted month counts as known,
 * and as far as an index may move.
 */
function merge({ id, name }: SeriesFile, before: MonthlyValues, answer: MonthlyValues) {
  const accepted = [...answer].filter(
    ([month, value]) => value !== '-' && options.accept.includes(month),
  );
  const checked = new Map([...before, ...accepted].sort());
  const known = new Map([...checked].filter(([month]) => before.has(month)));
  const facts = { id, name, source: 'BLS', sourceUrl: BLS_ADDRESS, basePeriod: '1982-84 = 100' };
  const points = pointsOf(answer);
  const marked = [...answer.keys()].filter((month) => answer.get(month) === '-');
  const [year = 0, month = 0] = options.today.split('-').map(Number);
  const update = updateSeries(defineSeries({ ...facts, points: pointsOf(known) }), points, {
    today: { year, month },
    missing: [...marked, ...options.unpublished].filter(
      (each) => each < (points.at(-1)?.month ?? ''),
    ),
    mostChangeInPercent: mostChangeInPercent(checked),
  });
  if (!update.ok) {
    const { code, message } = update;
    throw new Error(`${id}: ${code}: ${message}${wayOn(code, message)}`);
  }
  const { points: published, missing } = update.series;
  return new Map(
    [
      ...missing.map((each): [string, string] => [formatIsoMonth(each), '-']),
      ...published.map((each): [string, string] => [
        formatIsoMonth(each.month),
        String(each.index),
      ]),
    ].sort(),
  );
}

async function refresh(series: SeriesFile, answered: string): Promise<Refreshed> {
  const answer = parseBlsAnswer(answered, series.id);
  if (!answer.ok) throw new Error(answer.message);
  const text = await readFile(series.file, 'utf8');
  const before = parseYearlyLines(text);
  const after = merge(series, before, answer.values);
  return {
    ...series,
    before,
    after,
    added: [...after.keys()].filter((month) => !before.has(month)),
    revised: [...after].flatMap(([month, is]) => {
      const was = before.get(month);
      return was === undefined || was === is ? [] : [{ month, was, is }];
    }),
    text: writeYearlyLines(text, after),
  };
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
