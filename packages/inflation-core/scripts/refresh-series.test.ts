import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { formatMoney } from '../src/money.ts';
import { addMonths, formatIsoMonth, formatMonth, formatMonthName } from '../src/months.ts';
import type { IndexSeries } from '../src/series/index.ts';
import { exactInflated } from '../tests/exact-oracle.ts';
import { refreshSeries } from './refresh-series.ts';
import { parseDataFile, type SeriesId, seriesFiles } from './series-files.ts';
import { nextPoint } from './simulate-next-month.ts';

/** The embedded series. */
const known: ReadonlyMap<SeriesId, IndexSeries> = new Map(
  seriesFiles.map(({ file, ...facts }) => [
    facts.id,
    parseDataFile(facts, readFileSync(file, 'utf8')),
  ]),
);

/** Months (`YYYY-MM`) of a series, in the order of the bureau's answer. */
interface Publication {
  readonly id: string;
  readonly values: readonly (readonly [month: string, index: number | '-'])[];
}

const publicationOf = ({ id, points, missing }: IndexSeries): Publication => ({
  id,
  values: [
    ...points.slice(-60).map(({ month, index }) => [formatIsoMonth(month), index] as const),
    ...missing.map((month) => [formatIsoMonth(month), '-'] as const),
  ],
});

/** Publications up to the newest month, and with a made-up month more. */
const published = [...known.values()].map(publicationOf);
const publishedNext = [...known.values()].map((series) =>
  publicationOf({ ...series, points: [...series.points, nextPoint(series)] }),
);

const [newestMonth = { year: 0, month: 1 }] = [...known.values()].map((series) => series.newest);
const [newest = '', next = '', afterNext = ''] = [0, 1, 2].map((months) =>
  formatIsoMonth(addMonths(newestMonth, months)),
);

const WEST = 'CUUR0400SA0';
const newestInWest = known.get(WEST)?.points.at(-1)?.index ?? Number.NaN;
const revisedValue = Number((newestInWest + 0.001).toFixed(3));

type Values = Publication['values'];

/** Next month's publications with the last series changed: its refusal must hold all back. */
const withWest = (change: (values: Values) => Values) =>
  publishedNext.map((each) => (each.id === WEST ? { ...each, values: change(each.values) } : each));

const westWith = (month: string, value: number) =>
  withWest((values) => values.map((each) => (each[0] === month ? [month, value] : each)));

/** The answer of the API, newest first as it comes. */
const answerOf = (series: readonly Publication[]) => ({
  status: 'REQUEST_SUCCEEDED',
  responseTime: 120,
  message: [],
  Results: {
    series: series.map(({ id, values }) => ({
      seriesID: id,
      data: values.toReversed().map(([month, value]) => ({
        year: month.slice(0, 4),
        period: `M${month.slice(5)}`,
        periodName: 'as it is called',
        value: String(value),
        footnotes: [{}],
      })),
    })),
  },
});

/** Runs a refresh three months after the newest. */
const refreshFrom = (
  answer: object,
  options: { readonly accepted?: readonly string[]; readonly unpublished?: readonly string[] } = {},
) =>
  refreshSeries({
    accepted: [],
    unpublished: [],
    today: addMonths(newestMonth, 3),
    key: undefined,
    send: async (_, { body }) => {
      expect(JSON.parse(String(body)).seriesid).toEqual([...known.keys()]);
      return Response.json(answer);
    },
    ...options,
  });

describe('a refresh', () => {
  it('adds the new month to every series, and shows its effect', async () => {
    const { news } = await refreshFrom(answerOf(publishedNext));
    const after = new Map(news?.files.map((each) => [each.id, parseDataFile(each, each.text)]));
    for (const [id, series] of known) {
      const point = nextPoint(series);
      const [was] = series.points.slice(-1);
      expect(after.get(id)?.points).toEqual([...series.points, point]);
      expect(news?.pullRequest).toContain(
        `| ${next} | (${was?.index}) | ${point.index} | +0.30% |`,
      );
    }
    const [was, is] = [known, after].map((all) => {
      const { points = [], newest: end = newestMonth } = all.get('CUUR0000SEGC') ?? {};
      const base = points.find(({ month }) => formatMonth(month) === '01/2020')?.index ?? 0;
      const carried = exactInflated(50, points.at(-1)?.index ?? 0, base);
      return `${formatMoney(carried)} (${formatMonthName(end)})`;
    });
    expect(news?.pullRequest).toContain(`salon prices | ${was} | ${is} |`);
    expect(news?.changeset).toMatch(/^---\n"@tallycomb\/inflation-core": patch\n---\n\n\S.*\.\n$/);
  });

  it('writes nothing while there is no new month', async () => {
    const { summary, news } = await refreshFrom(answerOf(published));
    expect(summary.match(/up to date/g)).toHaveLength(known.size);
    expect(news).toBeUndefined();
  });

  it('skips a month and rewrites one that a person names, and reports both', async () => {
    const leftOut = westWith(newest, revisedValue).map(({ id, values }) => ({
      id,
      values: values.map(([month, index]) => [month === next ? afterNext : month, index] as const),
    }));
    const named = { accepted: [newest], unpublished: [next] };
    const { summary, news } = await refreshFrom(answerOf(leftOut), named);
    const { after } = news?.files.find(({ id }) => id === WEST) ?? {};
    expect(
      after && [after.missing.at(-1), after.newest].map((month) => month && formatIsoMonth(month)),
    ).toEqual([next, afterNext]);
    expect(after?.points.at(-2)?.index).toBe(revisedValue);
    expect(summary).toContain(
      `${newest} is revised, ${newestInWest} → ${revisedValue}; added ${afterNext}`,
    );
    expect(news?.pullRequest).toContain(`${newest}, revised | ${newestInWest} | `);
    expect(news?.changeset).toContain(`Corrected by the bureau: ${WEST} ${newest}.`);
  });
});

const threshold = 'Request could not be serviced, as the daily threshold has been reached.';
const limited = { status: 'REQUEST_NOT_PROCESSED', message: [threshold], Results: {} };
const swapped = publishedNext.map((each) => {
  const south = publishedNext.find(({ id }) => id === 'CUUR0300SA0');
  return each.id === WEST ? { ...each, values: south?.values ?? [] } : each;
});

describe('a refresh of all is refused for one, with a sentence:', () => {
  it.each([
    ['a key limit', limited, `BLS answered REQUEST_NOT_PROCESSED: ${threshold}`],
    ['values of another series', answerOf(swapped), `${WEST}: `],
    [
      'a series that is a month behind',
      answerOf(withWest((all) => all.filter(([month]) => month !== next))),
      `ends in ${next}, ${WEST} ends in ${newest}.`,
    ],
    [
      'a value far off',
      answerOf(westWith(next, Number((newestInWest * 1.04).toFixed(3)))),
      `Check it at the bureau, then run again with --accept ${next}.`,
    ],
    [
      'a revised value, where another month was checked',
      answerOf(westWith(newest, revisedValue)),
      `${newest}: ${newestInWest} → ${revisedValue}. Check them at the bureau, then run again with --accept ${newest}.`,
    ],
  ])('%s', async (_, answer, sentence) => {
    await expect(refreshFrom(answer, { accepted: [afterNext] })).rejects.toThrow(sentence);
  });

  it('a broken connection', async () => {
    const send = () => Promise.reject(new TypeError('terminated'));
    const options = { accepted: [], unpublished: [], today: newestMonth, key: undefined, send };
    await expect(refreshSeries(options)).rejects.toThrow('could not be reached: ');
  });

  it('a key that is refused, which the sentence does not repeat', async () => {
    const message = ['The key:0123456789abcdef provided by the User is invalid.'];
    const send = async () => Response.json({ status: 'REQUEST_NOT_PROCESSED', message });
    const key = '0123456789abcdef';
    const options = { accepted: [], unpublished: [], today: newestMonth, key, send };
    await expect(refreshSeries(options)).rejects.toThrow('The key:… provided');
  });

  it('an unknown option on the command line', () => {
    const script = new URL('refresh-series.ts', import.meta.url).pathname;
    const run = () => execFileSync(process.execPath, [script, '--accepted'], { stdio: 'pipe' });
    expect(run).toThrow(/Nothing was written\. Unknown option '--accepted'/);
  });
});
