import type { GuideCover } from '@tallycomb/content/guides';
import { seededRandom } from './strands.ts';

/** Input of a recipe: the box in user units, and the seed of its variety. */
export interface CoverFrame {
  readonly width: number;
  readonly height: number;
  /** True for the wide picture at the head of an article, false for a card. */
  readonly isWide: boolean;
  /** The guide's slug, which seeds all random choices. */
  readonly slug: string;
  /** Background of the drawing. */
  readonly background: GuideCover['background'];
  /** Id of the clip path of a mirror's glass. */
  readonly id: string;
}

/**
 * A whole number from a text: the same slug always draws the same picture. The hash is FNV-1a over
 * UTF-16 code units.
 */
export function seedOf(text: string): number {
  let hash = 2166136261;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 16777619);
  }
  return hash;
}

export const randomOf = ({ slug }: CoverFrame) => seededRandom(seedOf(slug));
