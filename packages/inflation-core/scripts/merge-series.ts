import type { MonthlyValues } from '../src/own-series/bls-answer.ts';

export interface Revision {
  readonly month: string;
  readonly was: string;
  readonly is: string;
}

export type Merge =
  | {
      readonly ok: true;
      readonly values: MonthlyValues;
      readonly added: readonly string[];
      readonly revised: readonly Revision[];
    }
  | {
      readonly ok: false;
      /**
       * `shorter-history`: a known value is gone; `gap`: a month is neither published nor marked
       * `-`; `future-month`: a month is not over yet; `absurd-value`: a value is further from the
       * one before than this index has moved since, and nobody accepted that; `revised-values`: a
       * known value changed and nobody accepted that.
       */
      readonly code: 'shorter-history' | 'gap' | 'future-month' | 'absurd-value' | 'revised-values';
      readonly message: string;
    };

export interface MergeOptions {
  /** Months (`YYYY-MM`) whose value may be revised or far off: a person has checked it at the bureau. */
  readonly accepted: readonly string[];
  /** Months that the answer leaves out and a person knows to be skipped for good. */
  readonly unpublished: readonly string[];
  /** `YYYY-MM`: an index is published once its month is over. */
  readonly thisMonth: string;
}

/**
 * Adds an answer to the known series. Known months before the answer begins stay; within it every
 * published month must come back, with its known value unless that revision is accepted. A month
 * marked `-` counts as skipped once a later one is published.
 */
export function mergeSeries(
  known: MonthlyValues,
  whole: MonthlyValues,
  { accepted, unpublished, thisMonth }: MergeOptions,
): Merge {
  const answer = upToPublished(whole);
  const begin = [...answer.keys()][0] ?? '9999-12';
  const asked = [...known.keys()].filter((month) => month >= begin);
  const lost = asked.filter((month) => isLost(known.get(month), answer.get(month)));
  if (asked.length === 0 || lost.length > 0) return shorter(lost, begin);

  const end = [...answer.keys()].at(-1) ?? begin;
  const skipped = unpublished.filter((month) => month > begin && month < end);
  const values = inOrder([
    ...skipped.map((month): [string, string] => [month, '-']),
    ...known,
    ...answer,
  ]);
  const gap = firstGap([...values.keys()]);
  if (gap) return fail('gap', skips(gap));

  const early = [...answer.keys()].find((month) => month >= thisMonth);
  if (early) return fail('future-month', `The answer holds ${early}, which is not over yet.`);
  const isChecked = (month: string) =>
    known.get(month) === values.get(month) || accepted.includes(month);
  const absurd = firstAbsurd(values, mostChangeOf(known), isChecked);
  if (absurd) return fail('absurd-value', absurd);

  const revised = [...answer].flatMap(([month, is]): Revision[] => {
    const was = known.get(month);
    return was === undefined || was === is ? [] : [{ month, was, is }];
  });
  const unchecked = revised.filter(({ month }) => !accepted.includes(month));
  if (unchecked.length > 0) return unaccepted(unchecked);
  return { ok: true, values, revised, added: [...values.keys()].filter((at) => !known.has(at)) };
}

/** Reads the yearly lines of a data file: `2025 317.671 … - 324.122`, or from a month on `1986-12 112.5`. */
export function parseYearlyLines(text: string): MonthlyValues {
  const lines = text.split('\n').filter((line) => /^\d{4}(-\d\d)? /.test(line));
  return new Map(
    lines.flatMap((line) => {
      const [begin = '', ...values] = line.split(' ');
      const [year, firstMonth = 1] = begin.split('-').map(Number);
      return values.map((value, at): [string, string] => [
        `${year}-${twoDigits(firstMonth + at)}`,
        value,
      ]);
    }),
  );
}

/** Writes a data file anew: its other lines as they are, its yearly lines from `values`. */
export function writeYearlyLines(text: string, values: MonthlyValues): string {
  const years = new Map<string, string[]>();
  for (const [month, value] of values) {
    const year = month.slice(0, 4);
    const begin = month.endsWith('-01') ? year : month;
    years.set(year, [...(years.get(year) ?? [begin]), value]);
  }
  const lines = [...years.values()].map((line) => line.join(' ')).join('\n');
  return text.replace(/`\n[^`]*\n`/, () => `\`\n${lines}\n\``);
}

function upToPublished(answer: MonthlyValues): MonthlyValues {
  const last = [...answer.values()].findLastIndex((value) => value !== '-');
  return new Map([...answer].slice(0, last + 1));
}

function inOrder(values: Iterable<readonly [string, string]>): MonthlyValues {
  return new Map([...new Map(values)].sort(([a], [b]) => (a < b ? -1 : 1)));
}

function isLost(was: string | undefined, is: string | undefined): boolean {
  return was !== '-' && (is === undefined || is === '-');
}

function skips(month: string): string {
  return `The answer skips ${month} without marking it unpublished. If the bureau never publishes it, run again with --unpublished ${month}.`;
}

function firstGap(months: readonly string[]): string | undefined {
  const next = months.map(monthAfter);
  return next.find((month, at) => at < months.length - 1 && month !== months[at + 1]);
}

interface Step {
  readonly month: string;
  readonly value: string;
  readonly before: string;
  /** As a fraction, without its sign. */
  readonly change: number;
}

/** From each published value to the next. */
function stepsIn(values: MonthlyValues): Step[] {
  const published = [...values].filter(([, value]) => value !== '-');
  return published.slice(1).map(([month, value], at) => {
    const [, before = ''] = published[at] ?? [];
    return { month, value, before, change: Math.abs(Number(value) / Number(before) - 1) };
  });
}

/** Since then the bureau counts rents, not prices of houses, and inflation has been of today's kind. */
const MODERATE_SINCE = '1983';

/** Twice the largest step of a series since 1983, each series by its own: salons move less than all. */
function mostChangeOf(known: MonthlyValues): number {
  const changes = stepsIn(known).flatMap(({ month, change }) =>
    month >= MODERATE_SINCE ? [change] : [],
  );
  return 2 * Math.max(...changes);
}

function firstAbsurd(values: MonthlyValues, most: number, isChecked: (month: string) => boolean) {
  const far = stepsIn(values).find(({ month, change }) => !isChecked(month) && !(change <= most));
  return (
    far &&
    `${far.month} has ${far.value} after ${far.before}, over ${(most * 100).toFixed(1)} %, twice the most that this index has moved in a month since ${MODERATE_SINCE}. Check it at the bureau, then run again with --accept ${far.month}.`
  );
}

export function monthAfter(month: string): string {
  const year = Number(month.slice(0, 4));
  const number = Number(month.slice(5));
  return number === 12 ? `${year + 1}-01` : `${year}-${twoDigits(number + 1)}`;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}

function fail(code: Extract<Merge, { ok: false }>['code'], message: string): Merge {
  return { ok: false, code, message };
}

function shorter(lost: readonly string[], begin: string): Merge {
  const what = lost.length > 0 ? `no longer holds ${lost.join(', ')}` : `begins only in ${begin}`;
  return fail('shorter-history', `The answer ${what}. History is never shortened.`);
}

function unaccepted(revised: readonly Revision[]): Merge {
  const list = revised.map(({ month, was, is }) => `${month}: ${was} → ${is}`).join('; ');
  const flags = revised.map(({ month }) => `--accept ${month}`).join(' ');
  return fail(
    'revised-values',
    `Published values changed: ${list}. Check them at the bureau, then run again with ${flags}.`,
  );
}
