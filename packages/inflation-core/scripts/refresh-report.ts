import type { MonthlyValues } from '../src/own-series/bls-answer.ts';
import type { SeriesId } from './series-files.ts';

/** A published value that is not what it was. */
interface Revision {
  readonly month: string;
  readonly was: string;
  readonly is: string;
}

/** One series before and after a refresh. */
export interface RefreshedSeries {
  readonly id: SeriesId;
  readonly name: string;
  readonly before: MonthlyValues;
  readonly after: MonthlyValues;
  readonly added: readonly string[];
  readonly revised: readonly Revision[];
}

interface KnownAnswer {
  readonly what: string;
  readonly id: SeriesId;
  readonly cents: number;
  readonly from: string;
}

/** What visitors are told, in dollars: whoever merges sees what a refresh does to it. */
export const knownAnswers: readonly KnownAnswer[] = [
  {
    what: '$250,000 a year since June 2019, by all prices',
    id: 'CUUR0000SA0',
    cents: 25_000_000,
    from: '2019-06',
  },
  {
    what: '$50 a service since January 2020, by salon prices',
    id: 'CUUR0000SEGC',
    cents: 5_000,
    from: '2020-01',
  },
  {
    what: '$100,000 a year since January 2022, by prices in the South',
    id: 'CUUR0300SA0',
    cents: 10_000_000,
    from: '2022-01',
  },
];

/** The body of the pull request, in Markdown: old and new figures, and three known answers. */
export function pullRequestBody(series: readonly RefreshedSeries[]): string {
  return [
    'Read from the public API of the Bureau of Labor Statistics. The month before stands in brackets.',
    table(['series', 'month', 'was', 'is', 'change'], series.flatMap(changedMonths)),
    'What that does to three known answers:',
    table(['answer', 'was', 'is'], knownAnswers.map(effectOn(series))),
    'Compare the figures with the bureau, then mark this as ready: that runs the checks. Merged, it is released and deployed.',
  ].join('\n\n');
}

/** The note for the release, as changesets want it. */
export function releaseNote(series: readonly RefreshedSeries[]): string {
  const newest = series.map(({ after }) => newestOf(after).month).sort();
  const revised = series.flatMap(({ id, revised }) => revised.map(({ month }) => `${id} ${month}`));
  const corrected = revised.length > 0 ? ` Corrected by the bureau: ${revised.join(', ')}.` : '';
  return `---\n"@tallycomb/inflation-core": patch\n---\n\nHolds the indexes up to ${nameOf(newest[0] ?? '')}.${corrected}\n`;
}

function changedMonths({ id, name, after, added, revised }: RefreshedSeries): readonly Row[] {
  const link = `[${id}](https://data.bls.gov/timeseries/${id}), ${name}`;
  const months = [...after.keys()];
  const additions = added.map((month): Row => {
    const before = newestOf(new Map([...after].slice(0, months.indexOf(month))));
    const is = after.get(month) ?? '';
    return [link, month, `(${before.value})`, is, changeOf(before.value, is)];
  });
  const revisions = revised.map(({ month, was, is }): Row => {
    return [link, `${month}, revised`, was, is, changeOf(was, is)];
  });
  return [...revisions, ...additions];
}

const effectOn = (series: readonly RefreshedSeries[]) => (answer: KnownAnswer) => {
  const found = series.find(({ id }) => id === answer.id);
  if (!found) throw new Error(`Nobody refreshed ${answer.id}.`);
  return [answer.what, carried(answer, found.before), carried(answer, found.after)];
};

/** Whole thousandths and cents, so that no rounding of a quotient goes astray. */
function carried({ cents, from }: KnownAnswer, values: MonthlyValues): string {
  const newest = newestOf(values);
  const carriedCents = Math.round(
    (cents * thousandths(newest.value)) / thousandths(values.get(from)),
  );
  return `${dollars.format(carriedCents / 100)} (${nameOf(newest.month)})`;
}

const thousandths = (value = '') => Math.round(Number(value) * 1000);

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

function newestOf(values: MonthlyValues): { readonly month: string; readonly value: string } {
  const [month = '', value = ''] = [...values].findLast(([, each]) => each !== '-') ?? [];
  return { month, value };
}

function changeOf(was: string, is: string): string {
  const percent = (Number(is) / Number(was) - 1) * 100;
  return Number.isFinite(percent) ? `${percent < 0 ? '' : '+'}${percent.toFixed(2)}%` : '';
}

/** `2026-08` as “August 2026”. */
function nameOf(month: string): string {
  const options = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Date(`${month}-01T00:00:00Z`).toLocaleDateString('en-US', options);
}

type Row = readonly string[];

function table(head: Row, rows: readonly Row[]): string {
  const line = (cells: Row) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
