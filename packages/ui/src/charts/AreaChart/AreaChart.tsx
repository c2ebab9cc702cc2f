import { type ComponentPropsWithRef, useMemo } from 'react';
import { classNames } from '../../styles/class-names';
import * as styles from './AreaChart.css';
import { type AreaTrend, areaBox, areaGeometry } from './geometry';

export interface AreaChartProps extends Omit<ComponentPropsWithRef<'svg'>, 'children' | 'seed'> {
  /** A whole number; the same number always draws the same picture. */
  readonly seed: number;
  /** Where the line goes, so that it does not contradict what stands beside it. */
  readonly trend?: AreaTrend | undefined;
  /** The background it is drawn for. */
  readonly tone?: 'night';
}

/**
 * An `<svg>` that fills its box with a line over comb teeth. Decoration, hidden from
 * assistive technology: it shows no data.
 */
export function AreaChart({ seed, trend, tone = 'night', className, ...rest }: AreaChartProps) {
  const { line, teeth, teethBetween } = useMemo(() => areaGeometry(seed, trend), [seed, trend]);
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
