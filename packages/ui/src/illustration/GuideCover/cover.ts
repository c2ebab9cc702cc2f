import { backgroundShape } from '../shape';
import { shapesToSvg } from '../svg-text';
import { type CoverBackground, type CoverRecipe, recipeShapes } from './recipes';

/** What decides how a cover looks. */
export interface CoverSpec {
  /** The guide's own slug: the same slug always gives the same picture. */
  readonly slug: string;
  /** What it draws, in its own way for each slug. */
  readonly recipe: CoverRecipe;
  /** The flat color behind it. */
  readonly background: CoverBackground;
  /** Drawn anew for the head of an article, 1280 by 520, instead of 600 by 420. */
  readonly wide?: boolean;
}

/**
 * The box of a cover, in user units.
 *
 * @example
 * coverBox(true) // => { width: 1280, height: 520 }
 */
export const coverBox = (isWide: boolean) =>
  isWide ? { width: 1280, height: 520 } : { width: 600, height: 420 };

/** The shapes of a cover; `id` names the window of its mirror and must be unique in the document. */
export function coverShapes({ slug, recipe, background, wide = false }: CoverSpec, id: string) {
  const frame = { ...coverBox(wide), isWide: wide, slug, background, id };
  return [backgroundShape(background), ...recipeShapes(recipe, frame)];
}

/**
 * A guide's cover as the text of an SVG file: no style sheet, no web font, no script.
 *
 * @example
 * const spec = { slug: 'raise-prices', recipe: 'tags', background: 'mint' };
 * guideCoverSvg(spec).startsWith('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 420"') // => true
 * guideCoverSvg(spec) === guideCoverSvg(spec) // => true
 */
export function guideCoverSvg(spec: CoverSpec): string {
  const { width, height } = coverBox(spec.wide ?? false);
  const size = `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${shapesToSvg(coverShapes(spec, 'glass'))}</svg>`;
}
