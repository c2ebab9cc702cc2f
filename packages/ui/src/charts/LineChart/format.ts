/** Options of `Intl.NumberFormat`, and the language; US English unless named. */
export interface ChartNumberFormat extends Intl.NumberFormatOptions {
  /** BCP 47: ‘en-US’. */
  readonly locale?: string;
}

/**
 * How a chart writes a number: by a function, or as data. A Server Component can hand over data
 * alone.
 */
export type ChartFormat = ((value: number) => string) | ChartNumberFormat;

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
