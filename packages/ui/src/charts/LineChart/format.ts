/**
 * Number format of a chart: a function, or options of `Intl.NumberFormat`, which a Server Component
 * can pass; their locale is US English by default.
 */
export type ChartFormat =
  | ((value: number) => string)
  | (Intl.NumberFormatOptions & { readonly locale?: string });

/**
 * The function that a format stands for.
 *
 * @example
 * formatterOf({ style: 'currency', currency: 'USD' })(50) // => '$50.00'
 * formatterOf({ useGrouping: false })(2026) // => '2026'
 * formatterOf({ locale: 'de-DE' })(1234.5) // => '1.234,5'
 * formatterOf((value) => `${value} in`)(3) // => '3 in'
 */
export function formatterOf(format: ChartFormat): (value: number) => string {
  if (typeof format === 'function') return format;
  const { locale = 'en-US', ...options } = format;
  return new Intl.NumberFormat(locale, options).format;
}

/**
 * Format of an x that is time, in years: July 2026 is `2026.5`, `year + (month - 1) / 12`. The axis
 * gets ticks at whole years, quarters or months, whichever fit its span.
 */
export interface ChartTimeFormat {
  /** Period of a point, which decides the points' names and the finest ticks. */
  readonly frequency: 'monthly' | 'quarterly' | 'yearly';
  /** Locale of the month names; US English by default. */
  readonly locale?: string | undefined;
}

export const isTimeFormat = (format: object): format is ChartTimeFormat => 'frequency' in format;

const monthsInYear = 12;
const monthsIn = { monthly: 1, quarterly: 3, yearly: monthsInYear };

// A sum of fractions may lie just below the first of a month.
const rounding = 1e-6;

interface Place {
  readonly year: number;
  /** From 0. */
  readonly month: number;
}

function placeAt(x: number): Place {
  const months = Math.floor(x * monthsInYear + rounding);
  const year = Math.floor(months / monthsInYear);
  return { year, month: months - year * monthsInYear };
}

function nameOf(x: number, format: ChartTimeFormat, style: 'long' | 'short'): string {
  const { year, month } = placeAt(x);
  if (format.frequency === 'yearly') return String(year);
  if (format.frequency === 'quarterly')
    return `Q${Math.floor(month / monthsIn.quarterly) + 1} ${year}`;
  const written = { month: style, year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(format.locale ?? 'en-US', written).format(Date.UTC(year, month));
}

/**
 * A formatter that names the period of a point in full.
 *
 * @example
 * timeFormatter({ frequency: 'monthly' })(2026.5) // => 'July 2026'
 * timeFormatter({ frequency: 'monthly', locale: 'de-DE' })(2026.5) // => 'Juli 2026'
 * timeFormatter({ frequency: 'quarterly' })(2026.5) // => 'Q3 2026'
 * timeFormatter({ frequency: 'yearly' })(2026.5) // => '2026'
 */
export const timeFormatter =
  (format: ChartTimeFormat) =>
  (x: number): string =>
    nameOf(x, format, 'long');

/** A tick of a time axis: its x and its label. */
export interface TimeTick {
  readonly x: number;
  readonly label: string;
}

const steps = [1, 3, 6, 12, 24, 60, 120, 240, 600, 1200];

function ticksEvery(step: number, [first, last]: readonly [number, number]): number[] {
  const from = Math.ceil((first * monthsInYear) / step - rounding);
  const to = Math.floor((last * monthsInYear) / step + rounding);
  const count = Math.max(0, to - from + 1);
  return Array.from({ length: count }, (_, index) => ((from + index) * step) / monthsInYear);
}

/**
 * Possible sets of ticks for a span, the densest first: every month, quarter, half year, year, two
 * years and so on, none finer than the points.
 *
 * @example
 * const [quarters = []] = timeTicks([2025, 2026], { frequency: 'quarterly' });
 * quarters.map(({ label }) => label) // => ['Q1 2025', 'Q2 2025', 'Q3 2025', 'Q4 2025', 'Q1 2026']
 * const [years = []] = timeTicks([2020, 2023], { frequency: 'yearly' });
 * years.map(({ label }) => label) // => ['2020', '2021', '2022', '2023']
 */
export function timeTicks(span: readonly [number, number], format: ChartTimeFormat): TimeTick[][] {
  return steps
    .filter((step) => step >= monthsIn[format.frequency])
    .map((step) => {
      const isYearly = step >= monthsInYear;
      const named: ChartTimeFormat = isYearly ? { frequency: 'yearly' } : format;
      return ticksEvery(step, span).map((x) => ({ x, label: nameOf(x, named, 'short') }));
    });
}

/** The points themselves as ticks. */
export const ticksAt = (xs: readonly number[], format: ChartTimeFormat): TimeTick[] =>
  xs.map((x) => ({ x, label: nameOf(x, format, 'short') }));
