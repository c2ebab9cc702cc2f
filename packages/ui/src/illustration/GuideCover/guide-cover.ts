import { backgroundShape, svgFile } from '../shape';
import type { CoverBackground } from './cover-frame';
import { type CoverRecipe, recipes } from './recipes';

/** Options of a cover. */
export interface CoverSpec {
  /** The guide's own slug: the same slug always gives the same picture. */
  readonly slug: string;
  /** Recipe of the drawing, which varies with the slug. */
  readonly recipe: CoverRecipe;
  /** The flat color behind it. */
  readonly background: CoverBackground;
  /** Drawn anew for the head of an article, 1280 by 520, instead of 600 by 420. */
  readonly wide?: boolean;
}

/**
 * A guide's cover as the text of an SVG file: no style sheet, no web font, no script.
 *
 * @example
 * const spec = { slug: 'raise-prices', recipe: 'tags', background: 'mint' };
 * guideCoverSvg(spec).startsWith('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 420"') // => true
 * guideCoverSvg(spec) === guideCoverSvg(spec) // => true
 */
export function guideCoverSvg({ slug, recipe, background, wide = false }: CoverSpec): string {
  const [width, height] = wide ? [1280, 520] : [600, 420];
  const frame = { width, height, isWide: wide, slug, background, id: 'glass' };
  const shapes = [backgroundShape(background), ...recipes[recipe](frame)];
  return svgFile(`0 0 ${width} ${height}`, shapes);
}
