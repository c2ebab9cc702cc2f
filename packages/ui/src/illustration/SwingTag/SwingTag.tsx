import { type ComponentPropsWithRef, useMemo } from 'react';
import { type SwingTagLook, swingTagShapes } from '../drawings';
import { Shapes } from '../Shapes';

/** What `SwingTag` takes, besides the attributes of its element. */
export interface SwingTagProps extends Omit<ComponentPropsWithRef<'g'>, 'children'> {
  /** Its size, place, words and colors. */
  readonly look: SwingTagLook;
}

/** A `<g>` with a price tag, to be placed in an `<svg>`: one of the four primitives. */
export function SwingTag({ look, ...rest }: SwingTagProps) {
  const shapes = useMemo(() => swingTagShapes(look), [look]);
  return (
    <g {...rest}>
      <Shapes shapes={shapes} />
    </g>
  );
}
