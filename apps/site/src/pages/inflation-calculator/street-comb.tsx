import { Comb, type CombShape } from '@tallycomb/ui/art';
import * as styles from './closing-call.css';

const lengths = [96, 108, 116, 131, 138, 152, 170, 181, 206, 219, 240, 262];
const you = 3;
const missing = lengths.map((_, at) => at).filter((at) => at !== you);

const unknown: CombShape = {
  x: 6,
  y: 280,
  width: 388,
  lengths,
  toothWidth: 18,
  spine: 24,
  you,
  missing,
};

/** Wide enough to cover the dashes. */
const known: CombShape = { ...unknown, toothWidth: 20, missing: [] };

const colors = { fill: 'comb', youFill: 'combYou', missingStroke: 'themeInk' } as const;

/** The street as an owner sees it: one price is known, the other eleven are guessed. */
export function StreetComb() {
  return (
    <svg className={styles.street} viewBox="0 0 400 304" aria-hidden="true">
      <Comb shape={unknown} colors={colors} />
      <Comb className={styles.known} shape={known} colors={colors} />
      <path className={styles.handle} d="M0 280h4000v24H0z" />
    </svg>
  );
}
