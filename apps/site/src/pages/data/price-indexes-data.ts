/** A series as the page lists it. */
export interface ListedSeries {
  readonly slug: string;
  /** In a column's head. */
  readonly label: string;
  /** The publisher's id, title and address. */
  readonly id: string;
  readonly title: string;
  readonly sourceUrl: string;
  /** In words. */
  readonly first: string;
  readonly newest: string;
  readonly missing: readonly string[];
  /** The average of each year since the oldest series begins; `null` before this one does. */
  readonly averages: readonly (number | null)[];
  readonly csv: string;
  readonly json: string;
}

/** A month or a year, and its index in each series; `null` where there is none. */
export interface IndexRow {
  readonly label: string;
  readonly indexes: readonly (number | null)[];
}

/** What the page of the data shows. */
export interface PriceIndexesData {
  readonly asOf: string;
  readonly series: readonly ListedSeries[];
  /** The newest first. */
  readonly months: readonly IndexRow[];
  readonly years: readonly IndexRow[];
}
