/** What a haircut of a year comes to in the newest month, in dollars. */
export interface ListedYear {
  readonly year: number;
  readonly prices: number;
  readonly salons: number;
}

export interface Decade {
  /** Its first year, such as 1970, whether listed or not. */
  readonly start: number;
  /** The newest first. */
  readonly years: readonly ListedYear[];
}

/** What the list of all years shows. */
export interface YearsData {
  /** The newest month of both indexes, in words. */
  readonly asOf: string;
  /** The newest first. */
  readonly decades: readonly Decade[];
}
