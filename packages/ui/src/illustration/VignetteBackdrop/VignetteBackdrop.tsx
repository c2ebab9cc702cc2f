import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../styles/class-names';
import { Picture } from '../Picture';
import { type BackdropScene, backdropBox, backdropShapes } from './backdrops';
import * as styles from './VignetteBackdrop.css';

/** What `VignetteBackdrop` takes, besides the attributes of its element. */
export interface VignetteBackdropProps
  extends Omit<ComponentPropsWithRef<'svg'>, 'children' | 'viewBox'> {
  /** Which vignette it stands behind. */
  readonly scene: BackdropScene;
}

/** An `<svg>` that fills the stage behind a vignette; decoration, hidden from assistive technology. */
export const VignetteBackdrop = ({ scene, className, ...rest }: VignetteBackdropProps) => (
  <Picture
    {...rest}
    viewBox={backdropBox}
    preserveAspectRatio="xMidYMax slice"
    className={classNames(styles.picture, className)}
    draw={() => backdropShapes(scene)}
  />
);
