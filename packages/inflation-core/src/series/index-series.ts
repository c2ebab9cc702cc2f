import type { Month } from '../month';

/** A published month and its index. */
export interface IndexPoint {
  readonly month: Month;
  /** Index level, 1982-84 = 100. */
  readonly index: number;
}

/** A monthly price index as published: ascending, with the months that were never published. */
export interface IndexSeries {
  /** The publisher's series id. */
  readonly id:
    | 'CUUR0000SA0'
    | 'CUUR0000SEGC'
    | 'CUUR0100SA0'
    | 'CUUR0200SA0'
    | 'CUUR0300SA0'
    | 'CUUR0400SA0';
  readonly title: string;
  readonly source: 'US Bureau of Labor Statistics';
  readonly sourceUrl: string;
  readonly basePeriod: '1982-84 = 100';
  readonly first: Month;
  /** The newest published month: what the series is as of. */
  readonly newest: Month;
  readonly points: readonly IndexPoint[];
  readonly missing: readonly Month[];
}
