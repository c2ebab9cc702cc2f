import { type ComponentPropsWithRef, useMemo } from 'react';
import { classNames } from '../../styles/class-names';
import { flagScale, type MapMarker, type MapViewName, mapFlags } from './flags';
import { land } from './land';
import { mapBox } from './projection';
import * as styles from './WorldMap.css';

/** Props of `WorldMap`, besides the attributes of its element. */
export interface WorldMapProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** One flag each; draw no more than fit apart. */
  readonly markers: readonly MapMarker[];
  /** The picture in words, its places among them unless the text beside it names them. */
  readonly label: string;
}

interface FlagsProps {
  readonly markers: readonly MapMarker[];
  readonly view: MapViewName;
}

function Flags({ markers, view }: FlagsProps) {
  const flags = useMemo(() => mapFlags(markers, view), [markers, view]);
  return (
    <g className={styles.views[view]}>
      {flags.map(({ label, x, y, pole, sign, textX, textY }) => (
        <g key={label} transform={`translate(${x} ${y}) scale(${flagScale(view)})`}>
          <g className={styles.flag}>
            <path className={styles.pole} d={pole} />
            <circle className={styles.place} r={5} />
            <path className={styles.sign} d={sign} />
            <text className={styles.name} x={textX} y={textY}>
              {label}
            </text>
          </g>
        </g>
      ))}
    </g>
  );
}

/**
 * A `<div>` with a map of the world as comb teeth, `<svg role="img">`. The flags come up after one
 * second; assistive technology has the label alone.
 */
export function WorldMap({ markers, label, className, ...rest }: WorldMapProps) {
  return (
    <div {...rest} className={classNames(styles.frame, className)}>
      <svg
        className={styles.map}
        viewBox={`0 0 ${mapBox.width} ${mapBox.height}`}
        role="img"
        aria-label={label}
      >
        <path className={styles.land} d={land} />
        <Flags markers={markers} view="whole" />
        <Flags markers={markers} view="cropped" />
      </svg>
    </div>
  );
}
