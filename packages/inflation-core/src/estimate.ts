import { partsOf, requireAmount, requireMonth } from './argument-checks.ts';
import { compounding, toCents } from './exact-cents.ts';
import type { Month } from './month.ts';

/** Yearly inflation by year, as a fraction; the specification's fallback table (section 9). */
const FALLBACK_RATES: Readonly<Record<number, number>> = {
  2019: 0.018,
  2020: 0.012,
  2021: 0.047,
  2022: 0.08,
  2023: 0.034,
  2024: 0.025,
};

/** Yearly inflation of every other year, as a fraction. */
const DEFAULT_RATE = 0.025;

/** An amount and its month, for an estimate by yearly rates. */
export interface EstimateInput {
  /** Dollars, from 0.01 to `MAX_AMOUNT`; read to the cent. */
  readonly amount: number;
  /** The month in whose dollars `amount` is given. */
  readonly from: Month;
  /** The current month; the core never reads a clock. */
  readonly today: Month;
}

/** One year of an estimate. */
export interface EstimatePoint {
  /** The calendar year. */
  readonly year: number;
  /** Dollars needed after this year's rate. */
  readonly amount: number;
  /** The rate applied; in the current year the part of it that has elapsed. */
  readonly rateAsFraction: number;
}

/** A revenue adjusted by yearly rates, with the amount of each year. */
export interface Estimate {
  /** Dollars needed now, to the cent. */
  readonly adjusted: number;
  /** Dollars needed now for one dollar then, unrounded. */
  readonly factor: number;
  /** One a year, ascending; the last is `adjusted`. */
  readonly points: readonly EstimatePoint[];
}

const TWELFTHS_OF_A_THOUSANDTH = 12_000;

/**
 * Estimates the dollars that buy in `today`'s month what `amount` bought in `from`'s
 * year: one rate a year from the start year on, the current year's scaled by its complete months
 * (January 0, November 10) over 12. The start month plays no part; a start year after the current
 * year changes nothing. Every point is rounded once, from the exact product.
 * Throws `invalid-amount` and `invalid-month`. Source: specification, sections 7 and 9.
 *
 * @example
 * const estimate = estimateAdjustedRevenue({ amount: 100_000, from: { year: 2024, month: 6 }, today: { year: 2026, month: 7 } });
 * estimate.adjusted // => 106375.78
 * estimate.points.map((point) => point.amount) // => [102500, 105062.5, 106375.78]
 */
export function estimateAdjustedRevenue(input: EstimateInput): Estimate {
  const { amount, from, today } = partsOf(input);
  requireAmount('amount', amount);
  requireMonth('from', from);
  requireMonth('today', today);
  const grow = compounding(toCents(amount), TWELFTHS_OF_A_THOUSANDTH);
  const points: EstimatePoint[] = [];
  let adjusted = amount;
  let factor = 1;
  for (let year = Math.min(from.year, today.year); year <= today.year; year++) {
    const growth = from.year > today.year ? 0 : yearlyGrowth(year, today);
    const rateAsFraction = growth / TWELFTHS_OF_A_THOUSANDTH;
    adjusted = grow(TWELFTHS_OF_A_THOUSANDTH + growth) / 100;
    factor *= 1 + rateAsFraction;
    points.push({ year, amount: adjusted, rateAsFraction });
  }
  return { adjusted, factor, points };
}

// Rates have at most three decimals, so a rate times whole months is a whole number of 12,000ths.
function yearlyGrowth(year: number, today: Month): number {
  const months = year === today.year ? today.month - 1 : 12;
  return Math.round((FALLBACK_RATES[year] ?? DEFAULT_RATE) * 1000) * months;
}
