import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../styles/class-names';
import * as styles from './Picture.css';
import { Shapes } from './Shapes';
import type { Shape } from './shape';

export interface PictureProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  readonly shapes: readonly Shape[];
  readonly viewBox: string;
}

/** An `<svg>` that fills its box, cropped; decoration, hidden from assistive technology. */
export function Picture({ shapes, className, ...rest }: PictureProps) {
  return (
    <svg
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      {...rest}
      className={classNames(styles.picture, className)}
    >
      <Shapes shapes={shapes} />
    </svg>
  );
}
