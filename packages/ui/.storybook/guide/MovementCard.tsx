import { useState } from 'react';
import { IconPlay } from '../../src/components/Icons';
import * as styles from '../../src/styles/Movements.stories.css';
import { media } from '../../src/styles/media';
import { controlPoints, type movements } from '../../src/styles/movements';
import { movementDrawings } from './movement-drawings';

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

interface MovementCardProps {
  readonly movement: (typeof movements)['byHand'][number];
}

/** Whether nothing moves in it any more. */
const isAtRest = (stage: Element): boolean => stage.getAnimations({ subtree: true }).length === 0;

/** One movement of the site: what, where, when, how long and along which curve; to be played. */
export function MovementCard({ movement }: MovementCardProps) {
  const { name, where, starts, ms, range, curve } = movement;
  const [isPlaying, setPlaying] = useState(false);
  const isStill = matchMedia(media.motionReduced).matches;
  return (
    <li className={`${styles.card} ${styles.timings[name]}`} data-playing={isPlaying}>
      <svg
        className={styles.stage}
        viewBox="0 0 240 136"
        aria-hidden="true"
        onAnimationEnd={({ currentTarget }) => setPlaying(!isAtRest(currentTarget))}
      >
        {movementDrawings[name]}
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
