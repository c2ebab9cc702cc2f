import { team } from '@tallycomb/content/pages';
import { tenth, textWidth } from '@tallycomb/ui/art';
import { land } from './map-land';
import { mapBox, toX, toY } from './map-projection';
import * as styles from './world-map.css';

const sign = { height: 40, chamfer: 9, padding: 16, textSize: 26 } as const;
const pole = 36;
const top = -pole - sign.height;

/** Outline of the sign on a flag's pole, its two upper corners cut off. */
function outlineOf(label: string): string {
  const half = tenth(textWidth(label, sign.textSize, 'display') / 2 + sign.padding);
  const { chamfer } = sign;
  const edge = tenth(half - chamfer);
  return `M${-edge} ${top}H${edge}l${chamfer} ${chamfer}V${-pole}H${-half}V${top + chamfer}Z`;
}

const Flag = ({ label, latitude, longitude }: (typeof team.markers)[number]) => (
  <g transform={`translate(${tenth(toX(longitude))} ${tenth(toY(latitude))})`}>
    <g className={styles.sized}>
      <g className={styles.flag}>
        <path className={styles.pole} d={`M0 0V${-pole}`} />
        <circle className={styles.place} r={5} />
        <path className={styles.sign} d={outlineOf(label)} />
        <text className={styles.name} y={tenth(top + sign.height / 2 + sign.textSize * 0.34)}>
          {label}
        </text>
      </g>
    </g>
  </g>
);

/** The part of the map whose time zones the team hires in: fifteen degrees an hour. */
const [west, east] = [team.hours.first - 0.5, team.hours.last + 0.5].map((hours) =>
  toX(hours * 15),
) as [number, number]; // two as given
const hiring = { x: west, y: 0, width: east - west, height: mapBox.height };

/**
 * The world as comb teeth, red in the hiring window, with a flag for each country of the team. The flags come up after one
 * second; assistive technology has the label alone.
 */
export const WorldMap = () => (
  <div className={styles.frame}>
    <svg
      className={styles.map}
      viewBox={`0 0 ${mapBox.width} ${mapBox.height}`}
      role="img"
      aria-label={team.mapLabel}
    >
      <path id="land" className={styles.land.elsewhere} d={land} />
      {/* A nested svg cuts the land off at the edges of the hiring window. */}
      <svg {...hiring} viewBox={Object.values(hiring).join(' ')} aria-hidden="true">
        <use href="#land" className={styles.land.hiring} />
      </svg>
      {team.markers.map((marker) => (
        <Flag key={marker.id} {...marker} />
      ))}
    </svg>
  </div>
);
