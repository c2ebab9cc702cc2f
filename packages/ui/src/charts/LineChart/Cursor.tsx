import * as styles from './Cursor.css';
import type { Box } from './labels';
import type { TooltipText } from './series';
import type { tooltipGeometry } from './tooltip';
import type { CursorStop } from './use-chart-cursor';

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

/** The dots and the swing tag at the place of the cursor. */
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
