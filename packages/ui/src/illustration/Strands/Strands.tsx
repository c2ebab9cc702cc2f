import { type ComponentPropsWithRef, useMemo } from 'react';
import type { StrandsShape } from '../../svg/strand-geometry';
import { type StrandColors, strandShapes, themeHair } from '../drawings';
import { Shapes } from '../Shapes';

/** What `Strands` takes, besides the attributes of its element. */
export interface StrandsProps extends Omit<ComponentPropsWithRef<'g'>, 'children' | 'width'> {
  /** The way the lock takes, in user units. */
  readonly shape: StrandsShape;
  /** Of the hair; the theme’s unless given. */
  readonly colors?: StrandColors;
  /** Of a dark strand, in user units; colored ones are a fifth wider. */
  readonly width?: number;
}

/** A `<g>` with parallel hair, to be placed in an `<svg>`: one of the four primitives. */
export function Strands({ shape, colors = themeHair, width = 1.8, ...rest }: StrandsProps) {
  const shapes = useMemo(() => strandShapes(shape, colors, width), [shape, colors, width]);
  return (
    <g {...rest}>
      <Shapes shapes={shapes} />
    </g>
  );
}
