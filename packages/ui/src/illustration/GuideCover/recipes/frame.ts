/** The backgrounds of covers, in the order in which they follow one another. */
export const coverBackgrounds = ['mint', 'powder', 'honey', 'jar'] as const;

export type CoverBackground = (typeof coverBackgrounds)[number];

/** What a recipe needs to draw: the box in user units, and where its variety comes from. */
export interface CoverFrame {
  readonly width: number;
  readonly height: number;
  readonly isWide: boolean;
  readonly seed: number;
  readonly slug: string;
  readonly background: CoverBackground;
  /** Names the window of a mirror; unique in the document. */
  readonly id: string;
}

/** Points of a guide line of hair, each across and down. */
export type GuideLine = readonly (readonly [number, number])[];
