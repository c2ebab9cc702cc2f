import type { ComponentPropsWithRef } from 'react';
import { Picture } from '../Picture';
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

function viewBoxOf(isWide: boolean): string {
  const { width, height } = boxOf(isWide);
  return `0 0 ${width} ${height}`;
}

/** The shapes of a cover; `id` names the window of its mirror and must be unique in the document. */
function coverShapes({ slug, recipe, background, wide = false }: CoverSpec, id: string) {
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
  return svgFile(viewBoxOf(spec.wide ?? false), coverShapes(spec, 'glass'));
}

/** What `GuideCover` takes, besides the attributes of its element. */
export interface GuideCoverProps
  extends CoverSpec,
    Omit<ComponentPropsWithRef<'svg'>, 'children' | 'viewBox'> {}

/** An `<svg>` cover, drawn from the guide's slug; hidden from assistive technology. */
export const GuideCover = ({
  slug,
  recipe,
  background,
  wide = false,
  ...rest
}: GuideCoverProps) => (
  <Picture
    {...rest}
    viewBox={viewBoxOf(wide)}
    draw={(id) => coverShapes({ slug, recipe, background, wide }, id)}
  />
);
