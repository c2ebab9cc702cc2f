export interface TenYearsFigures {
  /** The newest month that both series have, in words. */
  readonly asOf: string;
  /** A December each, the newest first. */
  readonly rows: readonly {
    readonly since: string;
    /** What the revenue of that December takes by `asOf`. */
    readonly needed: string;
    /** How much all prices changed since, and salon prices, in per cent. */
    readonly all: number;
    readonly salons: number;
  }[];
}

declare const __TEN_YEARS_FIGURES__: TenYearsFigures;

/** Computed when the site is built (vite/ten-years-figures.ts): the series themselves stay there. */
export const tenYearsFigures: TenYearsFigures = __TEN_YEARS_FIGURES__;
