export interface HaircutFigures {
  /** What the illustration's first price takes in its last year, by all prices, written out. */
  readonly all: string;
  /** The same by what salons charge. */
  readonly salons: string;
}

declare const __HAIRCUT_FIGURES__: HaircutFigures;

/** Computed when the site is built (vite/haircut-figures.ts): the indexes themselves stay there. */
export const haircutFigures: HaircutFigures = __HAIRCUT_FIGURES__;
