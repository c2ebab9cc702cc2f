import { useMemo } from 'react';
import { classNames } from '../../components/class-names';
import { Cursor } from './Cursor';
import * as motion from './drawing.css';
import { type LineGeometry, lineGeometry } from './geometry';
import { layouts } from './layout';
import { Plot } from './Plot';
import * as styles from './Stage.css';
import type { ChartRow } from './series';
import { type ChartWording, spoken, tooltipOf } from './tooltip';
import { useChartCursor } from './use-chart-cursor';
import { useDrawing } from './use-drawing';

export interface PlotProps extends ChartWording {
  readonly title: string;
  /** What the chart shows, in one sentence: read out with the title, and set beneath it. */
  readonly takeaway?: string | undefined;
  /** A dotted level line, such as a price that never changed. */
  readonly baseline?: { readonly y: number; readonly label: string } | undefined;
  /** Fills the gap between the baseline and the first series with comb teeth. */
  readonly gap?: boolean | undefined;
  /** Writes the values of the first series, if it has at most twelve points. */
  readonly pointLabels?: boolean | undefined;
  readonly xTicks?: readonly number[] | undefined;
  /** Draws the lines once, when the chart is scrolled into view. */
  readonly animate?: boolean | undefined;
}

interface StageProps {
  readonly plot: PlotProps;
  readonly rows: readonly ChartRow[];
}

const phaseClasses = { still: undefined, waiting: motion.waiting, running: motion.running };

function useGeometries(plot: PlotProps): LineGeometry[] {
  const { series, formatX, formatY, baseline, gap, pointLabels, xTicks } = plot;
  return useMemo(() => {
    const model = { series, formatX, formatY, baseline, gap, pointLabels, xTicks };
    return layouts.map((layout) => lineGeometry(model, layout));
  }, [series, formatX, formatY, baseline, gap, pointLabels, xTicks]);
}

/** The drawings of one chart, and the range input that moves their cursor. */
export function Stage({ plot, rows }: StageProps) {
  const { title, takeaway, animate = false } = plot;
  const geometries = useGeometries(plot);
  const { index, isShown, rangeProps, pointerProps } = useChartCursor(rows.length);
  const { stageRef, phase } = useDrawing(animate);
  const row = rows[index];
  const text = row && tooltipOf(row, plot);
  const cursorIn = (geometry: LineGeometry) => {
    const stop = geometry.stops[index];
    return isShown && stop && text && <Cursor geometry={geometry} stop={stop} text={text} />;
  };
  return (
    <div ref={stageRef} className={styles.stage}>
      {geometries.map((geometry) => (
        <svg
          key={geometry.layout.name}
          className={classNames(styles.drawings[geometry.layout.name], phaseClasses[phase])}
          viewBox={`0 0 ${geometry.layout.width} ${geometry.layout.height}`}
          role="img"
          aria-label={takeaway === undefined ? title : `${title}. ${takeaway}`}
          {...pointerProps(geometry)}
        >
          <Plot geometry={geometry} />
          {cursorIn(geometry)}
        </svg>
      ))}
      {text && rows.length > 1 ? (
        <input
          type="range"
          {...rangeProps}
          className={styles.range}
          autoComplete="off"
          aria-label={title}
          aria-valuetext={spoken(text)}
        />
      ) : null}
    </div>
  );
}
