import * as styles from './Cursor.css';
import type { CursorStop } from './cursor-stops';
import type { LineGeometry } from './geometry';
import type { TagGeometry, TooltipText } from './tag';

interface CursorProps {
  readonly geometry: LineGeometry;
  readonly stop: CursorStop;
  readonly text: TooltipText;
  readonly tag: TagGeometry;
}

/** The line from the highest point at the cursor down to the x axis. */
export function CursorRule({ geometry, stop }: Pick<CursorProps, 'geometry' | 'stop'>) {
  const highest = Math.min(...stop.points.map(({ y }) => y));
  return <path className={styles.rule} d={`M${stop.x} ${highest}V${geometry.plot.bottom}`} />;
}

/** The dots and the swing tag at the place of the cursor. */
export function Cursor({ stop: { x, points }, text, tag }: Omit<CursorProps, 'geometry'>) {
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
