export interface TenYearsFigures {
  /** The newest month that both series have, in words. */
  readonly asOf: string;
  /** The oldest row in words that stand alone wherever they are quoted. */
  readonly sentence: string;
  /** A December each, the newest first. */
  readonly rows: readonly {
    readonly since: string;
    /** What the revenue of that December takes by `asOf`. */
    readonly needed: string;
    /** How much all prices changed since, and salon prices, in per cent. */
    readonly all: string;
    readonly salons: string;
  }[];
}

declare const __TEN_YEARS_FIGURES__: TenYearsFigures;

/**
 * Computed and written out when the site is built (vite/ten-years-figures.ts): the series stay there,
 * and the page loads without waiting for the browser's first number format.
 */
export const tenYearsFigures: TenYearsFigures = __TEN_YEARS_FIGURES__;
