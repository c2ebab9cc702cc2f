export interface TeaserFigures {
  /** The yearly loss of the example, written out to the cent. */
  readonly lost: string;
  /** The newest month of the index, in words. */
  readonly asOf: string;
  /** A tooth for each month since the example's last price update, as long as the gap by then. */
  readonly teeth: {
    readonly width: number;
    readonly height: number;
    readonly toothWidth: number;
    readonly path: string;
  };
}

declare const __TEASER_FIGURES__: TeaserFigures;

/** Computed when the site is built (vite/teaser-figures.ts): the index itself stays there. */
export const teaserFigures: TeaserFigures = __TEASER_FIGURES__;
