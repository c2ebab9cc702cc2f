/** The backgrounds of covers, in the order in which they follow one another. */
export const coverBackgrounds = ['mint', 'powder', 'honey', 'jar'] as const;

/** Background of a cover. */
export type CoverBackground = (typeof coverBackgrounds)[number];

/** What a recipe needs to draw: the box in user units, and where its variety comes from. */
export interface CoverFrame {
  /** In units of the drawing. */
  readonly width: number;
  /** In units of the drawing. */
  readonly height: number;
  /** Drawn for a wide place, not for a card. */
  readonly isWide: boolean;
  /** Decides all that chance would: one seed, one drawing. */
  readonly seed: number;
  /** Of the guide; decides the seed. */
  readonly slug: string;
  /** What it is drawn on. */
  readonly background: CoverBackground;
  /** Names the window of a mirror; unique in the document. */
  readonly id: string;
}

/** Points of a guide line of hair, each across and down. */
export type GuideLine = readonly (readonly [number, number])[];
