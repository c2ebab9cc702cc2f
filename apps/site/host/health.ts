/** Answers `/healthz` in plain text: the build's version and the age of its data. */
import { formatIsoMonth, monthOf } from '@tallycomb/inflation-core';
import {
  cpiU,
  type Day,
  type IndexSeries,
  midwest,
  northeast,
  personalCareServices,
  south,
  staleness,
  west,
} from '@tallycomb/inflation-core/series';
import { asText, refuseMethod } from './answers.ts';
import type { Assets } from './files.ts';

/** Series whose age is reported. */
export const priceIndexes: readonly IndexSeries[] = [
  cpiU,
  personalCareServices,
  northeast,
  midwest,
  south,
  west,
];

/** The day in UTC. */
export const dayOf = (date: Date): Day => ({ ...monthOf(date, 'utc'), day: date.getUTCDate() });

/**
 * The newest month of a series and its age.
 *
 * @example
 * describeAge(cpiU, { year: 2026, month: 10, day: 1 }) // => 'CUUR0000SA0 2026-08, 2 months old'
 * describeAge(cpiU, { year: 2026, month: 10, day: 20 }) // => 'CUUR0000SA0 2026-08, 2 months old: overdue'
 */
export function describeAge(series: IndexSeries, today: Day): string {
  const { monthsOld, stale } = staleness(series, today);
  const age = `${monthsOld} month${monthsOld === 1 ? '' : 's'} old`;
  return `${series.id} ${formatIsoMonth(series.newest)}, ${age}${stale ? ': overdue' : ''}`;
}

/** Path of the version, written by the build (build/write-site.ts). */
export const BUILD_PATH = '/build.json';

export interface Build {
  /** The commit, or a hash of all files if the build was given none. */
  readonly version: string;
}

/** Version of the build; `undefined` if its files cannot be read. */
async function readVersion({ url }: Request, assets: Assets): Promise<unknown> {
  try {
    const answer = await assets.fetch(new Request(new URL(BUILD_PATH, url)));
    return answer.ok ? Object(await answer.json()).version : undefined;
  } catch {
    return undefined;
  }
}

/** Answers 200 even with overdue data, which are no reason to restart a host, or else 503. */
export async function answerHealth(request: Request, assets: Assets): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return refuseMethod('GET, HEAD');
  const version = await readVersion(request, assets);
  if (!version) return asText(503, ['unhealthy: the files of the site cannot be read']);
  const today = dayOf(new Date());
  const ages = priceIndexes.map((series) => describeAge(series, today));
  return asText(200, ['ok', `build ${version}`, ...ages]);
}
