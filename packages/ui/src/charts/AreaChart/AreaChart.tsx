import { type ComponentPropsWithRef, useMemo } from 'react';
import { classNames } from '../../styles/class-names';
import { requireProp } from '../require-prop';
import * as styles from './AreaChart.css';
import { areaBox, areaGeometry } from './geometry';

/** Props of `AreaChart`, besides the attributes of its element. */
export interface AreaChartProps extends Omit<ComponentPropsWithRef<'svg'>, 'children' | 'values'> {
  /** At even distances, from left to right. The lowest lies low and the highest high. */
  readonly values: readonly number[];
  /** The background it is drawn for. */
  readonly tone?: 'night';
}

/**
 * An `<svg>` that fills its box with the way of a few values: a line over comb teeth. It has no scale
 * and is hidden from assistive technology: a decoration, not data.
 * Throws a `TypeError` for values that are no list.
 */
export function AreaChart({ values, tone = 'night', className, ...rest }: AreaChartProps) {
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
      <path className={styles.teeth[tone]} d={teeth} />
      <path className={classNames(styles.teeth[tone], styles.wideOnly)} d={teethBetween} />
      <path className={styles.lines[tone]} d={line} />
    </svg>
  );
}
