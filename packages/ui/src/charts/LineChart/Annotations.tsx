import { classNames } from '../../styles/class-names';
import { type Box, overlaps } from '../plot/labels';
import * as motion from './drawing.css';
import type { LineGeometry } from './geometry';
import * as styles from './Plot.css';

interface AnnotationsProps {
  readonly geometry: LineGeometry;
  /** The tag of the cursor; words that it would cut in half step aside. */
  readonly covered: Box | undefined;
}

/** The values at the points and the words at the baseline. */
export function Annotations({ geometry, covered }: AnnotationsProps) {
  const { values, baseline, layout } = geometry;
  const isFree = ({ box }: { readonly box: Box }) => !(covered && overlaps(covered, box));
  return (
    <>
      {baseline && isFree(baseline.label) ? (
        <text className={styles.baselineLabel} x={baseline.label.x} y={baseline.label.y}>
          {baseline.label.text}
        </text>
      ) : null}
      <g className={motion.uncovered}>
        {values.filter(isFree).map(({ x, y, text }) => (
          <text
            key={x}
            className={classNames(styles.value, styles.valueSizes[layout.name])}
            x={x}
            y={y}
          >
            {text}
          </text>
        ))}
      </g>
    </>
  );
}
