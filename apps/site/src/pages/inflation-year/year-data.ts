/** What a haircut of the year comes to by one index. */
export interface Carried {
  /** Dollars in the newest month. */
  readonly amount: number;
  /** Since the average of the year, in per cent. */
  readonly changeInPercent: number;
  /** Left out over less than twelve months. */
  readonly ratePerYearInPercent?: number;
}

/** A year's average, or the newest month. */
export interface YearPeriod {
  readonly label: string;
  /** Its middle on the axis of years. */
  readonly at: number;
  /** What the haircut comes to, in dollars. */
  readonly prices: number;
  readonly salons: number;
  /** On the year before, in per cent, where there is one. */
  readonly pricesChange?: number;
  readonly salonsChange?: number;
}

/** What a search result says of the year. */
export interface YearSummary {
  readonly year: number;
  /** The newest month of both indexes, in words. */
  readonly asOf: string;
  /** Its first day, YYYY-MM-DD. */
  readonly modifiedOn: string;
  readonly prices: Carried;
  readonly salons: Carried;
}

/** What the page of a year shows. */
export interface YearData extends YearSummary {
  /** The newest month first, the year itself last. */
  readonly periods: readonly [YearPeriod, ...YearPeriod[]];
  /**
   * What the haircut comes to by salon prices in each year that has a page, the first one first,
   * in dollars; in the newest year, in its newest month. In the year itself, $50.
   */
  readonly salonsByYear: readonly number[];
  /** The month that the newest one is compared with, in words. */
  readonly yearEarlier: string;
  /** False for the newest year until its December is published. */
  readonly isOver: boolean;
  /** Months of these years that were never published, in words. */
  readonly missing: readonly string[];
  readonly previous?: number;
  readonly next?: number;
}
