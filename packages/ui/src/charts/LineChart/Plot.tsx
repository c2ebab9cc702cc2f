import { memo } from 'react';
import { classNames } from '../../styles/class-names';
import type { CursorStop, LineGeometry } from './geometry';
import * as motion from './LineChart.css';
import { type Box, endLabelLeading, overlaps } from './layout';
import * as styles from './Plot.css';
import type { TooltipText } from './series';
import type { tooltipGeometry } from './tooltip';

interface PartProps {
  readonly geometry: LineGeometry;
}

interface LineProps {
  readonly line: LineGeometry['lines'][number];
}

function Axes({ geometry: { plot, yTicks, xTicks, layout } }: PartProps) {
  return (
    <>
      <path
        className={styles.grid}
        d={yTicks.map(({ at }) => `M${plot.left} ${at}H${plot.right}`).join('')}
      />
      {yTicks.map(({ at, label }) => (
        <text
          key={at}
          className={classNames(styles.axis, styles.alignEnd)}
          x={plot.left - 8}
          y={at + 4}
        >
          {label}
        </text>
      ))}
      {xTicks.map(({ at, label, isSpare }) => (
        <text
          key={at}
          className={classNames(
            styles.axis,
            styles.alignMiddle,
            isSpare && styles.spareTicks[layout.name],
          )}
          x={at}
          y={layout.height - 12}
        >
          {label}
        </text>
      ))}
    </>
  );
}

function Line({ line: { series, path } }: LineProps) {
  const look = styles.lineInTone[series.tone];
  if (series.dash === true) return <path className={classNames(look, styles.dashed)} d={path} />;
  return <path className={classNames(look, motion.stroked)} d={path} pathLength={1} />;
}

function Markers({ line: { series, markers } }: LineProps) {
  if (markers.length === 0) return null;
  const circles = markers.map(({ x, y }) => `M${x} ${y}m-6 0a6 6 0 1 0 12 0a6 6 0 1 0-12 0`);
  return <path className={styles.markers[series.tone]} d={circles.join('')} />;
}

interface NameProps {
  readonly label: LineGeometry['endLabels'][number];
}

function Name({ label: { series, lines, x, y, leader } }: NameProps) {
  return (
    <>
      {leader === '' ? null : <path className={styles.leader} d={leader} />}
      <text className={styles.endLabels[series.tone]} y={y}>
        {lines.map((line, index) => (
          <tspan key={line} x={x} dy={index === 0 ? 0 : endLabelLeading}>
            {line}
          </tspan>
        ))}
      </text>
    </>
  );
}

/** All parts of the drawing that do not follow the cursor. */
export const Plot = memo(function Plot({ geometry }: PartProps) {
  const { teeth, layout, baseline, lines, endLabels } = geometry;
  // Dashed lines first, so that solid lines lie over them.
  const dashed = lines.filter(({ series }) => series.dash === true);
  const solid = lines.filter(({ series }) => series.dash !== true);
  return (
    <>
      <Axes geometry={geometry} />
      <g className={motion.uncovered}>
        {teeth === '' ? null : (
          <path className={styles.teeth} d={teeth} strokeWidth={layout.toothWidth} />
        )}
        {dashed.map((line) => (
          <Line key={line.series.id} line={line} />
        ))}
      </g>
      {baseline === undefined ? null : <path className={styles.baseline} d={baseline.path} />}
      {solid.map((line) => (
        <Line key={line.series.id} line={line} />
      ))}
      <g className={motion.uncovered}>
        {lines.map((line) => (
          <Markers key={line.series.id} line={line} />
        ))}
        {endLabels.map((label) => (
          <Name key={label.series.id} label={label} />
        ))}
      </g>
    </>
  );
});

interface AnnotationsProps {
  readonly geometry: LineGeometry;
  /** Box of the cursor's tag; labels that it would overlap are hidden. */
  readonly covered: Box | undefined;
}

/** Values at the points and the label of the baseline. */
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

interface CursorProps {
  readonly stop: CursorStop;
  readonly text: TooltipText;
  readonly tag: ReturnType<typeof tooltipGeometry>;
}

/** The line from the highest point at the cursor down to the x axis. */
export function CursorRule({ stop, plot }: { readonly stop: CursorStop; readonly plot: Box }) {
  const highest = Math.min(...stop.points.map(({ y }) => y));
  return <path className={styles.rule} d={`M${stop.x} ${highest}V${plot.bottom}`} />;
}

/** Dots and swing tag at the cursor's place. */
export function Cursor({ stop: { x, points }, text, tag }: CursorProps) {
  const lineClass = text.lines.length === 1 ? styles.figure : styles.entry;
  return (
    <g className={styles.cursor}>
      <path className={styles.tag} d={tag.outline} />
      <circle className={styles.hole} cx={tag.hole.x} cy={tag.hole.y} r={4.5} />
      <path
        className={styles.string}
        d={`M${tag.tiedTo.x} ${tag.tiedTo.y}L${tag.hole.x} ${tag.hole.y}`}
      />
      {points.map(({ id, y }) => (
        <circle key={id} className={styles.dot} cx={x} cy={y} r={7} />
      ))}
      <text className={styles.label} x={tag.textX} y={tag.labelY}>
        {text.label}
      </text>
      {text.lines.map((line, index) => (
        <text key={line} className={lineClass} x={tag.textX} y={tag.lineYs[index]}>
          {line}
        </text>
      ))}
    </g>
  );
}
