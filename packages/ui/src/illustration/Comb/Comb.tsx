import { type ComponentPropsWithRef, useMemo } from 'react';
import type { CombShape } from '../../comb/comb';
import { type CombColors, combShapes } from '../drawings';
import { Shapes } from '../Picture';

/** Props of `Comb`, besides the attributes of its element. */
export interface CombProps extends Omit<ComponentPropsWithRef<'g'>, 'children'> {
  /** Its teeth, pitch and place, in user units. */
  readonly shape: CombShape;
  /** Of teeth and spine; the theme’s unless given. */
  readonly colors?: CombColors;
}

/** A `<g>` with a comb, to be placed in an `<svg>`. */
export function Comb({ shape, colors, ...rest }: CombProps) {
  const shapes = useMemo(() => combShapes(shape, colors), [shape, colors]);
  return (
    <g {...rest}>
      <Shapes shapes={shapes} />
    </g>
  );
}
