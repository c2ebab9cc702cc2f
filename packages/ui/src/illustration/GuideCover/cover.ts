import { backgroundShape, svgFile } from '../shape';
import type { CoverBackground } from './cover-frame';
import { type CoverRecipe, recipes } from './recipes';

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

const boxOf = (isWide: boolean) =>
  isWide ? { width: 1280, height: 520 } : { width: 600, height: 420 };

/** The `viewBox` of a cover. */
export function coverViewBox(isWide: boolean): string {
  const { width, height } = boxOf(isWide);
  return `0 0 ${width} ${height}`;
}

/** The shapes of a cover; `id` names the window of its mirror and must be unique in the document. */
export function coverShapes({ slug, recipe, background, wide = false }: CoverSpec, id: string) {
  const frame = { ...boxOf(wide), isWide: wide, slug, background, id };
  return [backgroundShape(background), ...recipes[recipe](frame)];
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
  return svgFile(coverViewBox(spec.wide ?? false), coverShapes(spec, 'glass'));
}
