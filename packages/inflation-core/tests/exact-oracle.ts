import { Decimal } from 'decimal.js';

// More digits than an amount, an index and a power of them tell apart.
const Exact = Decimal.clone({ precision: 60, rounding: Decimal.ROUND_HALF_UP });

/**
 * `String(dollars)` × to ÷ from, each an index or the mean of some, to the cent. Divided once, as
 * the decimals of a mean seldom end and the last could decide a half cent.
 */
export function exactInflated(
  dollars: number,
  to: number | readonly number[],
  from: number | readonly number[],
): number {
  const [ends, starts] = [[to].flat(), [from].flat()];
  const top = new Exact(dollars).mul(exactSum(ends)).mul(starts.length);
  return top.div(exactSum(starts).mul(ends.length)).toDecimalPlaces(2).toNumber() + 0;
}

/** Dollars after each year: rates as fractions, the last year cut to `monthsOfLastYear` of 12. */
export function exactCompounded(
  dollars: number,
  rates: readonly number[],
  monthsOfLastYear: number,
): number[] {
  let [top, bottom] = [BigInt(Math.round(dollars * 100)), 1n];
  return rates.map((rate, at) => {
    const months = at === rates.length - 1 ? monthsOfLastYear : 12;
    top *= 12_000n + BigInt(Math.round(rate * 1000) * months);
    bottom *= 12_000n;
    return exactQuotient(top, bottom) / 100;
  });
}

/** Rounds the shortest decimal of a double, half away from zero. */
export function exactRounded(value: number, decimals: number): number {
  return new Exact(String(value)).toDecimalPlaces(decimals).toNumber();
}

/** Constant change in per cent a year, over `months`, from the mean of `from` to `to`. */
export function exactRatePerYear(to: number, from: readonly number[], months: number): number {
  const factor = new Exact(to).div(exactMean(from));
  return factor.pow(new Exact(12).div(months)).minus(1).mul(100).toNumber();
}

/** The mean of some numbers, without an error of binary fractions. */
export function exactMean(values: readonly number[]): Decimal {
  return exactSum(values).div(values.length);
}

function exactSum(values: readonly number[]): Decimal {
  return values.reduce((sum, value) => sum.plus(value), new Exact(0));
}

/** A quotient of whole numbers to the nearest one, half up. */
export function exactQuotient(top: bigint, bottom: bigint): number {
  return Number((2n * top + bottom) / (2n * bottom));
}
