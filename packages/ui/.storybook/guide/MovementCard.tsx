import { type ReactNode, useState } from 'react';
import { IconPlay } from '../../src/components/Icons';
import * as styles from '../../src/styles/Movements.stories.css';
import { media } from '../../src/styles/media';
import { controlPoints, type Movement, type MovementKind } from '../../src/styles/movements';

const spine = <rect className={styles.red} x="30" y="88" width="180" height="14" rx="3" />;
const places = [0, 1, 2, 3, 4, 5, 6];

const Teeth = ({ kind }: { readonly kind: MovementKind }) => (
  <>
    <g className={styles.moving[kind]}>
      {places.map((place) => (
        <rect
          key={place}
          className={place === 2 ? styles.ink : styles.red}
          x={40 + place * 24}
          y={60 - place * 6}
          width="12"
          height={34 + place * 6}
          rx="6"
        />
      ))}
    </g>
    {spine}
  </>
);

const SwingTag = () => (
  <g className={styles.moving.swing}>
    <path className={styles.red} d="M66 40h114v52H66L50 76V56z" />
    <circle className={styles.hole} cx="70" cy="66" r="5" />
  </g>
);

const Sheet = ({ kind }: { readonly kind: MovementKind }) => (
  <rect
    className={`${styles.red} ${styles.moving[kind]}`}
    x="60"
    y="36"
    width="120"
    height="60"
    rx="6"
  />
);

const Hair = () => (
  <g className={styles.moving.comb}>
    {places.map((place) => (
      <path key={place} className={styles.hair} d={`M${48 + place * 24} 30v64`} />
    ))}
  </g>
);

/** What moves, in small. */
const drawings: Readonly<Record<MovementKind, (props: { kind: MovementKind }) => ReactNode>> = {
  grow: Teeth,
  pulse: Teeth,
  pass: Teeth,
  push: Teeth,
  uncover: Teeth,
  swing: SwingTag,
  fade: Sheet,
  rise: Sheet,
  open: Sheet,
  near: Sheet,
  turn: () => <path className={`${styles.hair} ${styles.moving.turn}`} d="m90 52 30 30 30-30" />,
  draw: () => (
    <path
      className={`${styles.line} ${styles.moving.draw}`}
      pathLength="1"
      d="M40 92 90 70l46 8 64-44"
    />
  ),
  comb: Hair,
};

/** Four numbers in a box one unit wide and high. */
function Curve({ curve }: { readonly curve: string }) {
  const [x1 = 0, y1 = 0, x2 = 1, y2 = 1] = controlPoints(curve);
  return (
    <svg className={styles.graph} viewBox="0 0 1 1" aria-hidden="true">
      <rect className={styles.graphGround} width="1" height="1" />
      <path className={styles.graphLine} d={`M0 1C${x1} ${1 - y1} ${x2} ${1 - y2} 1 0`} />
    </svg>
  );
}

const seconds = (ms: number) => (ms < 10_000 ? `${ms} ms` : `${ms / 1000} s`);

/** One movement of the site: what, where, when, how long and along which curve; to be played. */
export function MovementCard({ movement }: { readonly movement: Movement }) {
  const { name, kind, where, starts, ms, range, curve } = movement;
  const [isPlaying, setPlaying] = useState(false);
  const isStill = matchMedia(media.motionReduced).matches;
  const Drawing = drawings[kind];
  return (
    <li className={`${styles.card} ${styles.timings[name]}`} data-playing={isPlaying}>
      <svg
        className={styles.stage}
        viewBox="0 0 240 128"
        aria-hidden="true"
        onAnimationEnd={() => setPlaying(false)}
      >
        <Drawing kind={kind} />
      </svg>
      <h3 className={styles.name}>{name}</h3>
      <p className={styles.about}>
        {where}. {starts}.
      </p>
      <div className={styles.measured}>
        <Curve curve={curve} />
        <div>
          <p className={styles.value}>{ms === undefined ? 'With the scroll' : seconds(ms)}</p>
          <p className={styles.written}>{range ?? curve}</p>
        </div>
      </div>
      {isStill ? (
        <p className={styles.about}>Still, as less motion is asked for.</p>
      ) : (
        <button type="button" className={styles.play} onClick={() => setPlaying(!isPlaying)}>
          <IconPlay width="16" height="16" /> {isPlaying ? 'Stop' : 'Play'}: {name}
        </button>
      )}
    </li>
  );
}
