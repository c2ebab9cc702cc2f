import type { CoverBackground } from '../../GuideCover';

/** What an object needs to be drawn: its figures, and what lies behind it. */
export interface ObjectFrame {
  readonly values: readonly number[];
  readonly background: CoverBackground;
  /** Names the windows of glass; unique in the document. */
  readonly id: string;
}

/** Side of the square that every object stands in, in user units. */
export const side = 560;
