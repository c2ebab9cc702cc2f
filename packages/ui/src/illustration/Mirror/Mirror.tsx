import { type ComponentPropsWithRef, useId, useMemo } from 'react';
import { type MirrorLook, mirrorShapes } from '../drawings';
import { Shapes } from '../Shapes';
import type { Shape } from '../shape';

/** What `Mirror` takes, besides the attributes of its element. */
export interface MirrorProps extends Omit<ComponentPropsWithRef<'g'>, 'children'> {
  /** Its shape, place and frame. */
  readonly look: Omit<MirrorLook, 'id'>;
  /** What is seen in the glass. */
  readonly reflection: readonly Shape[];
}

/** A `<g>` with a hand mirror, to be placed in an `<svg>`: one of the four primitives. */
export function Mirror({ look, reflection, ...rest }: MirrorProps) {
  const id = useId();
  const shapes = useMemo(() => mirrorShapes({ ...look, id }, reflection), [look, id, reflection]);
  return (
    <g {...rest}>
      <Shapes shapes={shapes} />
    </g>
  );
}
