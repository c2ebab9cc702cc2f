import type { ComponentPropsWithRef } from 'react';
import type { Point } from '../../comb/teeth';
import { classNames } from '../../styles/class-names';
import { strandShapes, themeHair } from '../drawings';
import { Picture } from '../Picture';
import { pageWide } from '../Picture.css';

/** Props of `StrandsArt`, besides the attributes of its element. */
export interface StrandsArtProps extends Omit<ComponentPropsWithRef<'svg'>, 'children' | 'seed'> {
  /** A whole number; the same number always draws the same hair. */
  readonly seed?: number;
}

const stations = [-60, 170, 430, 760, 1080, 1300, 1520];
const upper = [60, 10, 150, 10, 120, 20, 60];
const lower = [330, 180, 330, 190, 330, 170, 300];
const guide = (ys: readonly number[]): Point[] =>
  stations.map((x, index) => ({ x, y: ys[index] ?? 0 }));

/** An `<svg>` as wide as the page: a lock of hair, edge to edge. Hidden from assistive technology. */
export function StrandsArt({ seed = 9, className, ...rest }: StrandsArtProps) {
  const shape = { left: guide(upper), right: guide(lower), count: 38, seed, jitter: 2.6 };
  return (
    <Picture
      {...rest}
      className={classNames(pageWide, className)}
      viewBox="0 0 1440 340"
      draw={() => strandShapes(shape, themeHair, 2)}
    />
  );
}
