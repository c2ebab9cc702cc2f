import { roundToCents } from '../money.ts';
import { type Month, monthName, monthsApart } from '../month.ts';
import type { InflationResult } from './calculate-inflation.ts';
import type { AdjustedAmount } from './parse-answer.ts';
import { requireResult } from './result-check.ts';

/** One row of the table. */
export interface YearRow {
  /** The year's last published month. */
  readonly month: Month;
  /** 'August 2026'; for an estimate the year alone, '2026'. */
  readonly label: string;
  /** Dollars needed to keep pace. */
  readonly adjusted: number;
  /** `adjusted` less the entered amount, in dollars; negative when prices fell. */
  readonly gap: number;
  /** Per cent, unrounded, since `changeSince`; left out where there is nothing before. */
  readonly changeInPercent?: number;
  /**
   * The same month a year before when the result has it, else the previous row's month; for an
   * estimate always the previous row's.
   */
  readonly changeSince?: Month;
}

/**
 * Gives one row a year, newest first: the year's last published month, the newest month on top.
 *
 * @example
 * const offline = createLookupClient({ fetch: () => Promise.reject(new TypeError('Failed to fetch')) });
 * const result = await calculateInflation({ amount: 100_000, from: { year: 2024, month: 6 }, today: { year: 2026, month: 7 }, client: offline });
 * yearByYear(result).map((row) => [row.label, row.adjusted, row.gap]) // => [['2026', 106375.78, 6375.78], ['2025', 105062.5, 5062.5], ['2024', 102500, 2500]]
 */
export function yearByYear(result: InflationResult): readonly YearRow[] {
  requireResult(result);
  const { source, points } = result;
  const lastOfYears = points.filter((point, at) => point.month.year !== points[at + 1]?.month.year);
  return lastOfYears
    .map((point, at): YearRow => {
      const { month, amount } = point;
      const yearBefore = source === 'index' ? pointYearBefore(points, month) : undefined;
      const before = yearBefore ?? lastOfYears[at - 1];
      return {
        month,
        label: source === 'index' ? monthName(month) : String(month.year),
        adjusted: amount,
        gap: roundToCents(amount - result.amount),
        ...(before && {
          changeInPercent: changeBetween(before, point),
          changeSince: before.month,
        }),
      };
    })
    .reverse();
}

function changeBetween(before: AdjustedAmount, after: AdjustedAmount): number {
  const isIndexed = before.index !== undefined && after.index !== undefined;
  const from = isIndexed ? before.index : before.amount;
  const to = isIndexed ? after.index : after.amount;
  return ((to - from) / from) * 100;
}

function pointYearBefore(points: readonly AdjustedAmount[], month: Month) {
  return points.find((point) => monthsApart(month, point.month) === 12);
}
