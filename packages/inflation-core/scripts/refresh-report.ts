import { formatMoney, formatPercent } from '../src/money.ts';
import { isoMonth, type Month, monthName, monthsApart, moved } from '../src/month.ts';
import type { Revision } from '../src/own-series/update-series.ts';
import { type IndexSeries, indexFor, inflate } from '../src/series/index.ts';
import type { SeriesId } from './series-files.ts';

/** One series before and after a refresh. */
export interface RefreshedSeries {
  readonly id: SeriesId;
  readonly name: string;
  readonly before: IndexSeries;
  readonly after: IndexSeries;
  readonly added: readonly Month[];
  readonly revised: readonly Revision[];
}

/** Answers that visitors get, in dollars, to show whoever merges the effect of a refresh. */
const KNOWN_ANSWERS = [
  {
    what: '$250,000 a year since June 2019, by all prices',
    id: 'CUUR0000SA0',
    amount: 250_000,
    from: { year: 2019, month: 6 },
  },
  {
    what: '$50 a service since January 2020, by salon prices',
    id: 'CUUR0000SEGC',
    amount: 50,
    from: { year: 2020, month: 1 },
  },
  {
    what: '$100,000 a year since January 2022, by prices in the South',
    id: 'CUUR0300SA0',
    amount: 100_000,
    from: { year: 2022, month: 1 },
  },
] as const;

/** The body of the pull request, in Markdown: old and new figures, and three known answers. */
export function pullRequestBody(series: readonly RefreshedSeries[]): string {
  return [
    'Read from the public API of the Bureau of Labor Statistics. The month before stands in brackets.',
    table(['series', 'month', 'was', 'is', 'change'], series.flatMap(changedMonths)),
    'What that does to three known answers:',
    table(['answer', 'was', 'is'], KNOWN_ANSWERS.map(effectOn(series))),
    'Compare the figures with the bureau, then mark this as ready: that runs the checks. Merged, it is released and deployed.',
  ].join('\n\n');
}

/** The changeset of the release. */
export function releaseNote(series: readonly RefreshedSeries[]): string {
  const [oldest] = series.map(({ after }) => after.newest).sort(monthsApart);
  const revised = series.flatMap(({ id, revised }) =>
    revised.map(({ month }) => `${id} ${isoMonth(month)}`),
  );
  const corrected = revised.length > 0 ? ` Corrected by the bureau: ${revised.join(', ')}.` : '';
  return `---\n"@tallycomb/inflation-core": patch\n---\n\nHolds the indexes up to ${oldest && monthName(oldest)}.${corrected}\n`;
}

function changedMonths(series: RefreshedSeries): readonly Row[] {
  const { id, name, before, after, added, revised } = series;
  const link = `[${id}](https://data.bls.gov/timeseries/${id}), ${name}`;
  const indexOf = (month: Month) => {
    const found = indexFor(after, month);
    return found.ok ? found.index : Number.NaN;
  };
  const changeOf = (was: number, is: number) => formatPercent((is / was - 1) * 100);
  const additions = added.map((month): Row => {
    const [was, is] = [indexOf(moved(month, -1)), indexOf(month)];
    return [link, isoMonth(month), `(${was})`, String(is), changeOf(was, is)];
  });
  const revisions = revised.map(({ month, was, is }): Row => {
    const change = was === undefined ? '' : changeOf(was, is);
    return [link, `${isoMonth(month)}, revised`, String(was ?? '-'), String(is), change];
  });
  const skipped = after.missing
    .filter((month) => monthsApart(month, before.newest) > 0)
    .map((month): Row => [link, isoMonth(month), '', 'never published', '']);
  return [...revisions, ...skipped, ...additions];
}

const effectOn =
  (series: readonly RefreshedSeries[]) =>
  ({ what, id, ...asked }: (typeof KNOWN_ANSWERS)[number]): Row => {
    const found = series.find((each) => each.id === id);
    if (!found) throw new Error(`Nobody refreshed ${id}.`);
    const carried = (by: IndexSeries) =>
      `${formatMoney(inflate(by, asked).amount)} (${monthName(by.newest)})`;
    return [what, carried(found.before), carried(found.after)];
  };

type Row = readonly string[];

function table(head: Row, rows: readonly Row[]): string {
  const line = (cells: Row) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
