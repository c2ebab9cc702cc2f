import type { RequestListener } from 'node:http';
import { describe, expect, it, vi } from 'vitest';
import { formatMoney } from '../src/money.ts';
import { formatIsoMonth, formatMonth, formatMonthName } from '../src/months.ts';
import { exactInflated } from '../tests/exact-oracle.ts';
import {
  afterNext,
  answering,
  bodyOf,
  known,
  newest,
  next,
  type Publication,
  published,
  publishedNext,
  refreshFrom,
  seriesOf,
} from '../tests/refresh-run.ts';
import { nextPoint } from './simulate-next-month.ts';

// Each starts a process, on a machine that may be busy.
vi.setConfig({ testTimeout: 30_000 });

const WEST = 'CUUR0400SA0';
const wasInWest = seriesOf(WEST).points.at(-1)?.index ?? Number.NaN;
const revisedValue = Number((wasInWest + 0.001).toFixed(3));

type Values = Publication['values'];

/** Next month's publication, but for one series, the last: a refusal of it must hold all back. */
const withWest = (change: (values: Values) => Values) =>
  publishedNext.map((each) => (each.id === WEST ? { ...each, values: change(each.values) } : each));

const westWith = (month: string, value: number) =>
  withWest((values) => values.map((each) => (each[0] === month ? [month, value] : each)));

const answeringWith = (series: readonly Publication[]) => answering(bodyOf(series));

/** The answer's beginning, then nothing: the connection breaks. */
const breakingOff: RequestListener = (_request, response) => {
  const whole = JSON.stringify(bodyOf(publishedNext));
  response.setHeader('Content-Length', whole.length);
  response.write(whole.slice(0, 2000), () => response.destroy());
};

describe('a refresh', () => {
  it('adds the new month to every series, and shows what that does', async () => {
    const { exitCode, after, pullRequest, changeset } = await refreshFrom(
      answeringWith(publishedNext),
    );
    expect(exitCode).toBe(0);
    for (const [id, series] of known) {
      const point = nextPoint(series);
      const [was] = series.points.slice(-1);
      expect(after.get(id)?.points).toEqual([...series.points, point]);
      expect(pullRequest).toContain(`| ${next} | (${was?.index}) | ${point.index} | +0.30% |`);
    }
    const [was, is] = [known, after].map((all) => {
      const { points = [], newest: end = { year: 0, month: 1 } } = all.get('CUUR0000SEGC') ?? {};
      const base = points.find(({ month }) => formatMonth(month) === '01/2020')?.index ?? 0;
      const carried = exactInflated(50, points.at(-1)?.index ?? 0, base);
      return `${formatMoney(carried)} (${formatMonthName(end)})`;
    });
    expect(pullRequest).toContain(`salon prices | ${was} | ${is} |`);
    expect(changeset).toMatch(/^---\n"@tallycomb\/inflation-core": patch\n---\n\n\S.*\.\n$/);
  });

  it('writes nothing while there is no new month', async () => {
    const run = await refreshFrom(answeringWith(published));
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
    const { startyear, endyear, ...question } = JSON.parse(asked);
    expect(endyear - startyear).toBe(yearsBack);
    const key = registrationkey && { registrationkey };
    expect(question).toEqual({ seriesid: [...known.keys()], ...key });
    vi.unstubAllEnvs();
  });

  it('passes over a month that is left out only when a person says so', async () => {
    const leftOut = publishedNext.map(({ id, values }) => ({
      id,
      values: values.map(([month, index]) => [month === next ? afterNext : month, index] as const),
    }));
    const refused = await refreshFrom(answeringWith(leftOut));
    expect(refused).toMatchObject({ exitCode: 1, after: known });
    expect(refused.said).toContain(`skip ${next} without`);
    expect(refused.said).toContain('run again with --unpublished');
    const { after } = await refreshFrom(answeringWith(leftOut), '--unpublished', next);
    const { missing = [], newest: end } = after.get(WEST) ?? {};
    expect([missing.at(-1), end].map((month) => month && formatIsoMonth(month))).toEqual([
      next,
      afterNext,
    ]);
  });

  it('rewrites history only by the month that a person names', async () => {
    const bureau = answeringWith(westWith(newest, revisedValue));
    const refused = await refreshFrom(bureau, '--accept', next);
    expect(refused).toMatchObject({ exitCode: 1, after: known });
    expect(refused.said).toContain(`${newest}: ${wasInWest} → ${revisedValue}. Check them`);
    expect(refused.said).toContain(`--accept ${newest}.`);
    const accepted = await refreshFrom(bureau, '--accept', newest);
    expect(accepted.exitCode).toBe(0);
    expect(accepted.after.get(WEST)?.points.at(-2)?.index).toBe(revisedValue);
    expect(accepted.pullRequest).toContain(`${newest}, revised | ${wasInWest} | `);
    expect(accepted.changeset).toContain(`Corrected by the bureau: ${WEST} ${newest}.`);
  });
});

const threshold = 'Request could not be serviced, as the daily threshold has been reached.';
const limited = { status: 'REQUEST_NOT_PROCESSED', message: [threshold], Results: {} };
const swapped = publishedNext.map((each) => {
  const south = publishedNext.find(({ id }) => id === 'CUUR0300SA0');
  return each.id === WEST ? { ...each, values: south?.values ?? [] } : each;
});

const refusals: readonly (readonly [string, RequestListener, string])[] = [
  ['a key limit', answering(limited), `BLS answered REQUEST_NOT_PROCESSED: ${threshold}`],
  ['an answer that breaks off', breakingOff, 'could not be reached: '],
  ['values of another series', answeringWith(swapped), `${WEST}: `],
  [
    'a series that is a month behind',
    answeringWith(withWest((all) => all.filter(([month]) => month !== next))),
    `ends in ${next}, ${WEST} ends in ${newest}.`,
  ],
  [
    'a value far off',
    answeringWith(westWith(next, Number((wasInWest * 1.04).toFixed(3)))),
    `Check it at the bureau, then run again with --accept ${next}.`,
  ],
];

describe('is refused with a sentence, and no file is touched:', () => {
  it.each(refusals)('%s', async (_, bureau, sentence) => {
    const { exitCode, said, after, pullRequest, changeset } = await refreshFrom(bureau);
    expect(said).toMatch(/^Nothing was written\. \S.*\n$/);
    expect(said).toContain(sentence);
    expect(exitCode).toBe(1);
    expect(after).toEqual(known);
    expect(pullRequest ?? changeset).toBeUndefined();
  });
});
