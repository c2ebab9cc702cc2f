import type { Point } from '@tallycomb/ui/art';
import { hair } from '../../drawing/hair.css';
import { strandPaths } from '../../drawing/strands';
import * as styles from './page.css';

const stations = [-60, 170, 430, 760, 1080, 1300, 1520];
const guide = (...ys: readonly number[]): Point[] =>
  stations.map((x, index) => ({ x, y: ys[index] ?? 0 }));

const strands = strandPaths({
  left: guide(60, 10, 150, 10, 120, 20, 60),
  right: guide(330, 180, 330, 190, 330, 170, 300),
  count: 38,
  seed: 9,
  jitter: 2.6,
});

/** As wide as the page: a lock of hair, edge to edge. */
export const HeadArt = () => (
  <svg
    className={styles.headArt}
    viewBox="0 0 1440 340"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
  >
    <path className={hair.dark} d={strands.dark} strokeWidth={2} />
    <path className={hair.brown} d={strands.brown} strokeWidth={2.4} />
    <path className={hair.red} d={strands.red} strokeWidth={2.4} />
  </svg>
);
