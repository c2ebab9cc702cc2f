import type { ComponentPropsWithRef } from 'react';
import type { CoverBackground } from '../GuideCover';
import { Picture } from '../Picture';
import { backgroundShape, type Shape, svgFile } from '../shape';
import { chair, handMirror, jars, type ObjectFrame, side } from './objects';
import { scissors } from './scissors';

/** An object of a salon that is a chart, too. */
export type SalonObject = 'chair' | 'jars' | 'hand-mirror' | 'scissors';

const objects: Readonly<Record<SalonObject, (frame: ObjectFrame) => Shape[]>> = {
  chair,
  jars,
  'hand-mirror': handMirror,
  scissors,
};

/** Every object there is. `Object.keys` forgets that it knows the names. */
export const salonObjects = Object.keys(objects) as readonly SalonObject[];

/** Options of an object. */
export interface SalonArtSpec {
  /** Which one. */
  readonly object: SalonObject;
  /**
   * Its figures: the price on the chair's tag; a full jar, then what each jar holds; the prices in
   * the mirror. Scissors need none.
   */
  readonly values?: readonly number[] | undefined;
  /** Background of the object. */
  readonly background: CoverBackground;
}

const box = `0 0 ${side} ${side}`;

/** The shapes of an object; `id` names its windows and must be unique in the document. */
const shapesOf = ({ object, values = [], background }: SalonArtSpec, id: string) =>
  objects[object]({ values, background, id });

/**
 * An object as the text of an SVG file, without its background: that may reach further than the
 * picture. No style sheet, no web font, no script.
 *
 * @example
 * const spec = { object: 'chair', values: [110], background: 'powder' };
 * salonArtSvg(spec).startsWith('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 560 560"') // => true
 * salonArtSvg(spec).includes('var(') // => false
 */
export const salonArtSvg = (spec: SalonArtSpec): string => svgFile(box, shapesOf(spec, 'glass'));

/** Props of `SalonArt`, besides the attributes of its element. */
export interface SalonArtProps
  extends SalonArtSpec,
    Omit<ComponentPropsWithRef<'svg'>, 'children' | 'values' | 'viewBox'> {}

/** An `<svg>` with one large object of a salon; hidden from assistive technology. */
export const SalonArt = ({ object, values, background, ...rest }: SalonArtProps) => (
  <Picture
    {...rest}
    viewBox={box}
    draw={(id) => [backgroundShape(background), ...shapesOf({ object, values, background }, id)]}
  />
);
