/**
 * Adds newly published months to every embedded series, or to none, so that all end in the same
 * month. It never rewrites a known value unless a person names its month.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { compareMonths, formatIsoMonth, monthOf } from '../src/months.ts';
import {
  BLS_ADDRESS,
  blsRequest,
  parseBlsAnswer,
  withoutKey,
} from '../src/own-series/fetch-bls-series.ts';
import { requestText } from '../src/own-series/fetch-series.ts';
import type { Send } from '../src/platform-fetch.ts';
import { type MergeOptions, mergeSeries } from './merge-series.ts';
import { pullRequestBody, type RefreshedSeries, releaseNote } from './refresh-report.ts';
import { parseDataFile, type SeriesFile, seriesFiles, writeDataFile } from './series-files.ts';

interface RefreshOptions extends MergeOptions {
  /** A registration key at the bureau. */
  readonly key: string | undefined;
  readonly send: Send;
}

interface Refreshed extends RefreshedSeries {
  readonly file: URL;
  readonly text: string;
}

/** Outcome of a refresh. */
interface Refresh {
  /** A line for each series. */
  readonly summary: string;
  /** The data files and the texts about them; left out if nothing is new. */
  readonly news?: {
    readonly files: readonly Refreshed[];
    readonly pullRequest: string;
    readonly changeset: string;
  };
}

/** Asks the bureau; throws an error that says why there is no usable answer. */
export async function refreshSeries(options: RefreshOptions): Promise<Refresh> {
  const ids = seriesFiles.map(({ id }) => id);
  const { today, key, send } = options;
  const question = blsRequest(ids, today.year, key);
  const asked = await requestText(BLS_ADDRESS, question, { send, timeoutMs: 30_000 });
  if (!asked.ok) throw new Error(withoutKey(asked.message, key));
  const files = await Promise.all(seriesFiles.map((each) => refresh(each, asked.text, options)));
  requireSameEnd(files);
  const summary = files.map(describe).join('\n');
  if (files.every(({ added, revised }) => added.length + revised.length === 0)) return { summary };
  return {
    summary,
    news: { files, pullRequest: pullRequestBody(files), changeset: releaseNote(files) },
  };
}

async function refresh(
  { file, ...facts }: SeriesFile,
  answered: string,
  options: RefreshOptions,
): Promise<Refreshed> {
  const answer = parseBlsAnswer(answered, facts.id);
  if (!answer.ok) throw new Error(withoutKey(answer.message, options.key));
  const text = await readFile(file, 'utf8');
  const before = parseDataFile(facts, text);
  const merge = mergeSeries(before, answer, options);
  if (!merge.ok) throw new Error(`${facts.id}: ${merge.code}: ${merge.message}`);
  const { series: after, added, revised } = merge;
  return { ...facts, file, before, after, added, revised, text: writeDataFile(after) };
}

function requireSameEnd(all: readonly Refreshed[]): void {
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

if (import.meta.main) {
  try {
    const { values } = parseArgs({
      options: {
        /** `YYYY-MM`, each month whose value, revised or far off, a person has checked. */
        accept: { type: 'string', multiple: true, default: [] },
        /** `YYYY-MM`, each month that the bureau will never publish. */
        unpublished: { type: 'string', multiple: true, default: [] },
        /** Files to write if something is new: the text of a pull request, and a changeset. */
        'pull-request': { type: 'string' },
        changeset: { type: 'string' },
      },
    });
    const { accept: accepted, unpublished, 'pull-request': pullRequest, changeset } = values;
    const today = monthOf(new Date(), 'utc');
    const key = process.env.BLS_API_KEY;
    const { summary, news } = await refreshSeries({
      accepted,
      unpublished,
      today,
      key,
      send: fetch,
    });
    console.log(summary);
    for (const { file, text } of news?.files ?? []) await writeFile(file, text);
    if (news && pullRequest) await writeFile(pullRequest, news.pullRequest);
    if (news && changeset) await writeFile(changeset, news.changeset);
  } catch (error) {
    console.error(`Nothing was written. ${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  }
}
