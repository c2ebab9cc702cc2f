import * as styles from './HeroArt.css';

interface HandleProps {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** At the foot of your tooth, where the range input's thumb is: it can be slid. */
export const Handle = ({ x, y, radius }: HandleProps) => (
  <g className={styles.handle} transform={`translate(${x} ${y})`}>
    <circle className={styles.disc} r={radius} />
    <path
      className={styles.arrows}
      d={`M-2-4l-4 4 4 4M2-4l4 4-4 4`}
      transform={`scale(${radius / 13})`}
    />
  </g>
);
