import type { Month } from '../month.ts';

/** How often an index is published. */
export type Frequency = 'monthly' | 'quarterly' | 'yearly';

/** A published month, quarter or year, and its index. */
export interface IndexPoint {
  /** The month; of a quarter or a year its first. */
  readonly month: Month;
  /** Index level, in the unit of the series' `basePeriod`. */
  readonly index: number;
}

/** When an index is published: by the end of a day of a month after the one that it is for. */
export interface PublishingRule {
  /** Months from the one that the index is for to the one that it comes out in. */
  readonly monthsLater: number;
  /** Day of that month, 1–31, by whose end it is out. */
  readonly byDay: number;
}

/** As the Bureau of Labor Statistics does: around the middle of the next month. */
export const MID_MONTH: PublishingRule = /* @__PURE__ */ Object.freeze({
  monthsLater: 1,
  byDay: 15,
});

/** What names a series: all that a result or a caption says of it. */
export interface SeriesName {
  /** The publisher's series id. */
  readonly id: string;
  /** As a caption writes it. */
  readonly name: string;
  /** Who published it. */
  readonly source: string;
  /** Where its publisher shows it. */
  readonly sourceUrl: string;
}

/** A price index as published: ascending, with what was never published. */
export interface IndexSeries extends SeriesName {
  /** What stands at 100, as its publisher writes it: '1982-84 = 100'. */
  readonly basePeriod: string;
  /** How often it is published. */
  readonly frequency: Frequency;
  /** The most decimals that an index of it has. */
  readonly decimals: number;
  /** When a new index is due. */
  readonly publishing: PublishingRule;
  /** The first published month, of a quarter or a year its first. */
  readonly first: Month;
  /** The newest published month, of a quarter or a year its last: what the series is as of. */
  readonly newest: Month;
  /** Every published index, ascending by month. */
  readonly points: readonly IndexPoint[];
  /** Months between that were never published, of quarters and years the first. */
  readonly missing: readonly Month[];
}
