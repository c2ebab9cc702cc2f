import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../styles/class-names';
import { comb } from './geometry';
import * as styles from './Spinner.css';

/** Props of `Spinner`, besides the attributes of its element. */
export interface SpinnerProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  /** Accessible name; without it the comb is decoration beside a text. */
  readonly label?: string;
}

/** An `<svg>` comb whose teeth pulse; it stands still under reduced motion. */
export function Spinner({ label, className, ...rest }: SpinnerProps) {
  return (
    <svg
      viewBox={`0 0 ${comb.width} ${comb.height}`}
      width={comb.width}
      height={comb.height}
      className={classNames(styles.spinner, className)}
      role="img"
      aria-label={label}
      aria-hidden={label ? undefined : true}
      {...rest}
    >
      {comb.teeth.map(({ x, y, width, height }) => (
        <rect
          key={x}
          className={styles.tooth}
          x={x}
          y={y}
          width={width}
          height={height}
          rx={width / 2}
        />
      ))}
      <rect y={comb.spine.y - 2} width={comb.width} height={comb.spine.height + 2} />
    </svg>
  );
}
