import * as styles from './Cursor.css';
import type { CursorStop, LineGeometry } from './geometry';
import { type TooltipText, tagGeometry } from './tag';

interface CursorProps {
  readonly geometry: LineGeometry;
  readonly stop: CursorStop;
  readonly text: TooltipText;
}

/** The rule, dots and swing tag at the place of the cursor. */
export function Cursor({ geometry: { plot }, stop, text }: CursorProps) {
  const first = stop.points[0] ?? { id: '', y: plot.top };
  const tag = tagGeometry(text, { x: stop.x, y: first.y }, plot);
  const lineClass = text.lines.length === 1 ? styles.figure : styles.entry;
  return (
    <g className={styles.cursor}>
      <path className={styles.rule} d={`M${stop.x} ${plot.top}V${plot.bottom}`} />
      {stop.points.map((point) => (
        <circle key={point.id} className={styles.dot} cx={stop.x} cy={point.y} r={7} />
      ))}
      <path className={styles.rule} d={`M${stop.x} ${first.y}L${tag.hole.x} ${tag.hole.y}`} />
      <path className={styles.tag} d={tag.outline} />
      <circle className={styles.hole} cx={tag.hole.x} cy={tag.hole.y} r={4.5} />
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
