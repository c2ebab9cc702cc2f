import { useMemo } from 'react';
import { classNames } from '../../styles/class-names';
import { Cursor, CursorRule } from '../plot/Cursor';
import { layouts } from '../plot/layout';
import * as styles from '../plot/Stage.css';
import type { ChartRow } from '../plot/series';
import type { ChartTimeFormat } from '../plot/time';
import { spoken, type TooltipText } from '../plot/tooltip';
import { tooltipGeometry } from '../plot/tooltip-geometry';
import { useChartCursor } from '../plot/use-chart-cursor';
import { Annotations } from './Annotations';
import * as motion from './drawing.css';
import { type LineGeometry, lineGeometry } from './geometry';
import { Plot } from './Plot';
import { useRevealAnimation } from './use-reveal-animation';
import { type ChartWording, tooltipOf } from './wording';

/** What is drawn in a chart. */
export interface LinePlotProps extends ChartWording {
  /** The chart’s title; it names the cursor, too. */
  readonly title: string;
  /** What the chart shows, in one sentence: set beneath the title, and read out with it. */
  readonly takeaway?: string | undefined;
  /** A dotted level line, such as a price that never changed. */
  readonly baseline?: { readonly y: number; readonly label: string } | undefined;
  /** Fills the gap between the baseline and the first series with comb teeth. */
  readonly gap?: boolean | undefined;
  /** Writes the values of the first series, if it has at most twelve points. */
  readonly pointLabels?: boolean | undefined;
  /** Places to label on the horizontal axis; round ones unless given. */
  readonly xTicks?: readonly number[] | undefined;
  /** Draws the lines once, when the chart is scrolled into view. */
  readonly animate?: boolean | undefined;
}

interface StageProps {
  readonly plot: LinePlotProps;
  readonly time: ChartTimeFormat | undefined;
  readonly rows: readonly ChartRow[];
}

const phaseClasses = { still: undefined, waiting: motion.waiting, running: motion.running };

function useGeometries(plot: LinePlotProps, time: ChartTimeFormat | undefined): LineGeometry[] {
  const { series, formatX, formatY, baseline, gap, pointLabels, xTicks } = plot;
  return useMemo(() => {
    const model = { series, formatX, time, formatY, baseline, gap, pointLabels, xTicks };
    return layouts.map((layout) => lineGeometry(model, layout));
  }, [series, formatX, time, formatY, baseline, gap, pointLabels, xTicks]);
}

interface OverlayProps {
  readonly geometry: LineGeometry;
  readonly index: number;
  readonly text: TooltipText | undefined;
}

/** The words on the drawing, and the cursor when it has something to say. */
function Overlay({ geometry, index, text }: OverlayProps) {
  const stop = geometry.stops[index];
  if (stop === undefined || text === undefined) {
    return <Annotations geometry={geometry} covered={undefined} />;
  }
  const ys = stop.points.map(({ y }) => y);
  const tag = tooltipGeometry(text, stop.x, ys, geometry.plot);
  return (
    <>
      <CursorRule stop={stop} plot={geometry.plot} />
      <Annotations geometry={geometry} covered={tag} />
      <Cursor stop={stop} text={text} tag={tag} />
    </>
  );
}

/** The drawings of one chart, of which caption, cursor and table tell, and the range input that moves the cursor. */
export function Stage({ plot, time, rows }: StageProps) {
  const { title, animate = false } = plot;
  const geometries = useGeometries(plot, time);
  const { index, isShown, rangeProps, pointerProps } = useChartCursor(rows.length);
  const { stageRef, phase } = useRevealAnimation(animate);
  const row = rows[index];
  const text = row && tooltipOf(row, plot);
  return (
    <div ref={stageRef} className={styles.stage}>
      {geometries.map((geometry) => (
        <svg
          key={geometry.layout.name}
          className={classNames(styles.drawings[geometry.layout.name], phaseClasses[phase])}
          viewBox={`0 0 ${geometry.layout.width} ${geometry.layout.height}`}
          aria-hidden="true"
          {...pointerProps(geometry)}
        >
          <Plot geometry={geometry} />
          <Overlay geometry={geometry} index={index} text={isShown ? text : undefined} />
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
