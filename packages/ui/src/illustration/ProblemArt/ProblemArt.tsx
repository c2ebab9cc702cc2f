import { type ComponentPropsWithRef, useId, useMemo } from 'react';
import { Picture } from '../Picture';
import { type ProblemScene, sceneBox, sceneShapes } from './scenes';

/** What `ProblemArt` takes, besides the attributes of its element. */
export interface ProblemArtProps
  extends Omit<ComponentPropsWithRef<'svg'>, 'children' | 'viewBox'> {
  /** Which of the pictures it is. */
  readonly scene: ProblemScene;
}

/** An `<svg>` for a card about a problem; it fills its box, and is hidden from assistive technology. */
export function ProblemArt({ scene, ...rest }: ProblemArtProps) {
  const id = useId();
  const shapes = useMemo(() => sceneShapes(scene, id), [scene, id]);
  return <Picture {...rest} viewBox={sceneBox} shapes={shapes} />;
}
