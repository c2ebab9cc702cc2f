import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../styles/class-names';
import { combShapes } from '../drawings';
import { picture } from '../page-wide.css';
import { Shapes } from '../Shapes';

export type NotFoundArtProps = Omit<ComponentPropsWithRef<'svg'>, 'children' | 'viewBox'>;

const missing = [12, 13, 22, 23, 24, 25, 35];

const shapes = combShapes(
  {
    x: 0,
    y: 262,
    width: 1440,
    lengths: new Array<number>(48).fill(150),
    toothWidth: 13,
    spine: 60,
    missing,
  },
  { fill: 'comb', missingStroke: 'themeInk' },
);

/** An `<svg>` as wide as the page: a comb that lacks teeth. Hidden from assistive technology. */
export function NotFoundArt({ className, ...rest }: NotFoundArtProps) {
  return (
    <svg
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      {...rest}
      className={classNames(picture, className)}
      viewBox="0 0 1440 300"
    >
      <Shapes shapes={shapes} />
    </svg>
  );
}
