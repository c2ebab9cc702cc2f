import { memo } from 'react';
import { classNames } from '../../styles/class-names';
import * as axes from '../plot/axes.css';
import { type Box, overlaps } from '../plot/labels';
import * as styles from './CombChart.css';
import type { CombChartGeometry } from './geometry';

/** What is drawn in a chart. */
interface PlotProps {
  readonly geometry: CombChartGeometry;
}

/** Axes, teeth and the spine over their feet. */
export const CombPlot = memo(function CombPlot({ geometry }: PlotProps) {
  const { plot, yTicks, xTicks, layout, spine, toothWidth, teeth, you } = geometry;
  return (
    <>
      {yTicks.map(({ at, label }) => (
        <g key={at}>
          <path className={axes.grid} d={`M${plot.left} ${at}H${plot.right}`} />
          <text className={classNames(axes.axis, axes.alignEnd)} x={plot.left - 8} y={at + 4}>
            {label}
          </text>
        </g>
      ))}
      <path className={styles.teeth} d={teeth} strokeWidth={toothWidth} />
      <path className={styles.you} d={you} strokeWidth={toothWidth} />
      <rect
        className={styles.spine}
        x={spine.x}
        y={plot.bottom}
        width={spine.width}
        height={spine.height}
        rx={3}
      />
      {xTicks.map(({ at, label, isSpare }) => (
        <text
          key={at}
          className={classNames(
            axes.axis,
            axes.alignMiddle,
            isSpare && axes.spareTicks[layout.name],
          )}
          x={at}
          y={layout.height - 8}
        >
          {label}
        </text>
      ))}
    </>
  );
});

/** The flags, without those that the cursor's tag would cover. */
export function Flags({ geometry, covered }: PlotProps & { readonly covered: Box | undefined }) {
  const flags = geometry.flags.filter((flag) => covered === undefined || !overlaps(flag, covered));
  // The last flag hangs highest: drawn first, its pole runs behind the others.
  return [...flags]
    .reverse()
    .map(({ look, label, value, outline, pole, textY, labelX, valueX }) => (
      <g key={look} className={styles.flag}>
        <path className={styles.poles[look]} d={pole} />
        <path className={styles.signs[look]} d={outline} />
        <text className={styles.words[look]} x={labelX} y={textY}>
          {label}
        </text>
        <text className={styles.prices[look]} x={valueX} y={textY}>
          {value}
        </text>
      </g>
    ));
}
