import { type ComponentPropsWithRef, useMemo } from 'react';
import { classNames } from '../../styles/class-names';
import { requireProp } from '../require-prop';
import * as styles from './AreaChart.css';
import { areaBox, areaGeometry } from './geometry';

/** Props of `AreaChart`, besides the attributes of its element. */
export interface AreaChartProps extends Omit<ComponentPropsWithRef<'svg'>, 'children' | 'values'> {
  /** Values at equal distances, from left to right; the lowest and the highest set the scale, and fewer than two draw a level line. */
  readonly values: readonly number[];
}

/**
 * An `<svg>` that fills its box, on the night background, with a line over comb teeth. It has no scale
 * and is decoration, hidden from assistive technology. Throws a `TypeError` if `values` is no array.
 */
export function AreaChart({ values, className, ...rest }: AreaChartProps) {
  requireProp(Array.isArray(values), 'values of AreaChart', 'a list', values);
  const { line, teeth, teethBetween } = useMemo(() => areaGeometry(values), [values]);
  return (
    <svg
      {...rest}
      className={classNames(styles.picture, className)}
      viewBox={`0 0 ${areaBox.width} ${areaBox.height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className={styles.teeth} d={teeth} />
      <path className={classNames(styles.teeth, styles.wideOnly)} d={teethBetween} />
      <path className={styles.line} d={line} />
    </svg>
  );
}
