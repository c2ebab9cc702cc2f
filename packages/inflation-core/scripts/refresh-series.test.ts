import type { RequestListener } from 'node:http';
import { describe, expect, it, vi } from 'vitest';
import { exactInflated } from '../tests/exact-oracle';
import {
  answering,
  bodyOf,
  known,
  newest,
  next,
  nextValueOf,
  type Publication,
  published,
  publishedNext,
  refreshFrom,
  valuesOf,
} from '../tests/refresh-run';
import { monthAfter } from './yearly-lines';

// Each starts a process, on a machine that may be busy.
vi.setConfig({ testTimeout: 30_000 });

const afterNext = monthAfter(next);
const WEST = 'CUUR0400SA0';
const wasInWest = valuesOf(WEST).get(newest) ?? '';
const revisedValue = (Number(wasInWest) + 0.001).toFixed(3);

type Values = Publication['values'];

/** Next month's publication, but for one series; of the last, a refusal must hold all back. */
const withOther = (id: string, change: (values: Values) => Values) =>
  publishedNext.map((each) => (each.id === id ? { ...each, values: change(each.values) } : each));

const valueIn = (id: string, month: string, value: string) =>
  withOther(id, (values) => values.map((each) => (each[0] === month ? [month, value] : each)));

const answeringWith = (series: readonly Publication[]) => answering(bodyOf(series));

/** A step of 4 %: further than any since 1983, and less than some of before. */
const farOffIn = (id: string) =>
  answeringWith(valueIn(id, next, (Number(valuesOf(id).get(newest)) * 1.04).toFixed(3)));

/** The answer's beginning, then nothing: the connection breaks, or ends as if that were all. */
const breakingOff =
  (isSaid: boolean): RequestListener =>
  (_request, response) => {
    const whole = JSON.stringify(bodyOf(publishedNext));
    if (!isSaid) response.setHeader('Content-Length', whole.length);
    response.write(whole.slice(0, 2000));
    setTimeout(() => (isSaid ? response.end() : response.destroy()), 50);
  };

/** Every series has moved on by one month. */
const withNext = new Map(
  [...known].map(([id, values]) => [id, new Map([...values, [next, nextValueOf(id)]])]),
);

describe('a refresh', () => {
  it('adds the new month to every series, and shows what that does', async () => {
    const { exitCode, after, pullRequest, changeset } = await refreshFrom(
      answeringWith(publishedNext),
    );
    expect(exitCode).toBe(0);
    expect(after).toEqual(withNext);
    for (const id of known.keys())
      expect(pullRequest).toMatch(
        new RegExp(
          `${id}\\).*\\| ${next} \\| .${valuesOf(id).get(newest)}. \\| ${nextValueOf(id)} `,
        ),
      );
    for (const [id, dollars, from] of [
      ['CUUR0000SA0', 250_000, '2019-06'],
      ['CUUR0000SEGC', 50, '2020-01'],
      ['CUUR0300SA0', 100_000, '2022-01'],
    ] as const) {
      const base = Number(valuesOf(id).get(from));
      const [was, is] = [valuesOf(id).get(newest), nextValueOf(id)].map((index) =>
        exactInflated(dollars, Number(index), base).toLocaleString('en-US', {
          style: 'currency',
          currency: 'USD',
        }),
      );
      expect(pullRequest).toContain(`| ${was} (`);
      expect(pullRequest).toContain(`| ${is} (`);
    }
    expect(changeset).toMatch(/^---\n"@tallycomb\/inflation-core": patch\n---\n\n\S.*\.\n$/);
  });

  it.each([
    ['there is no new month', published],
    [
      'a month is marked as skipped, and no later one is there',
      published.map(({ id, values }) => ({ id, values: [...values, [next, '-']] as Values })),
    ],
  ])('writes nothing while %s', async (_, series) => {
    const run = await refreshFrom(answeringWith(series));
    expect(run).toMatchObject({ exitCode: 0, after: known });
    expect(run.said.match(/up to date/g)).toHaveLength(known.size);
    expect(run.pullRequest ?? run.changeset).toBeUndefined();
  });

  it.each([
    ['ten years of them', '', 9],
    ['with a registration key twenty', 'key', 19],
  ])('asks for every series at once, %s', async (_, registrationkey, yearsBack) => {
    vi.stubEnv('BLS_API_KEY', registrationkey);
    let asked = '';
    await refreshFrom((request, response) => {
      request.on('data', (chunk) => {
        asked += chunk;
      });
      request.on('end', () => response.end());
    });
    const endyear = monthAfter(afterNext).slice(0, 4);
    const startyear = String(Number(endyear) - yearsBack);
    const question = { seriesid: [...known.keys()], startyear, endyear };
    expect(JSON.parse(asked)).toEqual({ ...question, ...(registrationkey && { registrationkey }) });
    vi.unstubAllEnvs();
  });

  it('passes over a month that is left out only when a person says so', async () => {
    const leftOut = published.map(({ id, values }) => ({
      id,
      values: [...values, [afterNext, nextValueOf(id)]] as Values,
    }));
    const refused = await refreshFrom(answeringWith(leftOut));
    expect(refused).toMatchObject({ exitCode: 1, after: known });
    expect(refused.said).toContain(`run again with --unpublished ${next}.`);
    const accepted = await refreshFrom(answeringWith(leftOut), '--accept', afterNext);
    expect(accepted.said).toBe(refused.said);
    const { after } = await refreshFrom(answeringWith(leftOut), '--unpublished', next);
    expect([...(after.get(WEST) ?? [])].slice(-2)).toEqual([
      [next, '-'],
      [afterNext, nextValueOf(WEST)],
    ]);
  });

  it('rewrites history only by the month that a person names', async () => {
    const bureau = answeringWith(valueIn(WEST, newest, revisedValue));
    const refused = await refreshFrom(bureau, '--accept', next);
    expect(refused).toMatchObject({ exitCode: 1, after: known });
    expect(refused.said).toContain(`${newest}: ${wasInWest} → ${revisedValue}. Check`);
    expect(refused.said).toContain(`--accept ${newest}.`);
    const accepted = await refreshFrom(bureau, '--accept', newest);
    expect(accepted.exitCode).toBe(0);
    expect(accepted.after.get(WEST)?.get(newest)).toBe(String(Number(revisedValue)));
    expect(accepted.pullRequest).toContain(`${newest}, revised | ${wasInWest} | `);
    expect(accepted.changeset).toContain(`Corrected by the bureau: ${WEST} ${newest}.`);
  });
});

const page = '<!doctype html><title>Under maintenance</title>';
const threshold = 'Request could not be serviced, as the daily threshold has been reached.';
const limited = { status: 'REQUEST_NOT_PROCESSED', message: [threshold], Results: {} };
const swapped = publishedNext.map((each) => {
  const south = publishedNext.find(({ id }) => id === 'CUUR0300SA0');
  return each.id === WEST ? { ...each, values: south?.values ?? [] } : each;
});

const refusals: readonly (readonly [string, RequestListener, string])[] = [
  ['a page of HTML', answering(page, 'text/html'), 'is no JSON, or not all of it.'],
  [
    'a page with a bad status',
    answering(page, 'text/html', 503),
    'answered 503 Service Unavailable',
  ],
  ['a key limit', answering(limited), `BLS answered REQUEST_NOT_PROCESSED: ${threshold}`],
  ['half an answer', breakingOff(true), 'is no JSON, or not all of it.'],
  ['an answer that breaks off', breakingOff(false), 'could not be reached: '],
  ['values of another series', answeringWith(swapped), `${WEST}: `],
  [
    'a series that is a month behind',
    answeringWith(withOther(WEST, (all) => all.slice(0, -1))),
    `ends in ${next}, ${WEST} in ${newest}.`,
  ],
  ['a value far off', farOffIn(WEST), `run again with --accept ${next}.`],
  ['one in the index that goes back furthest', farOffIn('CUUR0000SA0'), `--accept ${next}.`],
];

it('takes a value far off once a person has checked it', async () => {
  const { exitCode, after } = await refreshFrom(farOffIn(WEST), '--accept', next);
  expect(exitCode).toBe(0);
  expect(Number(after.get(WEST)?.get(next))).toBeGreaterThan(1.03 * Number(wasInWest));
});

describe('is refused with a sentence, and no file is touched:', () => {
  it.each(refusals)('%s', async (_, bureau, sentence) => {
    const { exitCode, said, after, pullRequest, changeset } = await refreshFrom(bureau);
    expect(said).toMatch(/^Nothing was written\. \S.*\n$/);
    expect(said).toContain(sentence);
    expect(exitCode).toBe(1);
    expect(after).toEqual(known);
    expect(pullRequest ?? changeset).toBeUndefined();
  });

  it('a month that is not over', async () => {
    const bureau = answeringWith(publishedNext);
    const { said, after } = await refreshFrom(bureau, '--today', `${next}-28`);
    expect(said).toContain(`The points hold ${next}, which is not over yet.`);
    expect(after).toEqual(known);
  });

  it('no answer in time', async () => {
    const { said, after } = await refreshFrom(() => {}, '--timeout', '500');
    expect(said).toContain('took longer than 500 ms.');
    expect(after).toEqual(known);
  });
});
