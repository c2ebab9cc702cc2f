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

/** The day by whose end an index is published, in a month after its own. */
export interface PublishingRule {
  /** Months from the index's own month to the one in which it is published. */
  readonly monthsLater: number;
  /** Day of that month, 1–31, by whose end it is out. */
  readonly byDay: number;
}

/** Rule of the Bureau of Labor Statistics: around the middle of the next month. */
export const MID_MONTH: PublishingRule = /* @__PURE__ */ Object.freeze({
  monthsLater: 1,
  byDay: 15,
});

/** Name and source of a series, for results and captions. */
export interface SeriesName {
  /** The publisher's series id. */
  readonly id: string;
  /** Name in captions. */
  readonly name: string;
  /** Who published it. */
  readonly source: string;
  /** Address of its publisher's page. */
  readonly sourceUrl: string;
}

/** A price index as published, and the months that were never published. */
export interface IndexSeries extends SeriesName {
  /** Base period, as its publisher writes it: '1982-84 = 100'. */
  readonly basePeriod: string;
  /** How often it is published. */
  readonly frequency: Frequency;
  /** The most decimals that an index of it has. */
  readonly decimals: number;
  /** When a new index is due. */
  readonly publishing: PublishingRule;
  /** The first published month, of a quarter or a year its first. */
  readonly first: Month;
  /** The newest published month, of a quarter or a year its last: the series' as-of month. */
  readonly newest: Month;
  /** Every published index, ascending by month. */
  readonly points: readonly IndexPoint[];
  /** Months between them that were never published, of a quarter or a year its first. */
  readonly missing: readonly Month[];
}
