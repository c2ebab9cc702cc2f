import * as styles from './closing-call.css';

const LENGTHS = [96, 108, 116, 131, 138, 152, 170, 181, 206, 219, 240, 262];
const YOU = 3;

/** `foot` is how far it goes into the spine. */
const tooth = (at: number, foot: number) => {
  const length = LENGTHS[at] ?? 0;
  return (
    <rect
      key={at}
      className={at === YOU ? styles.you : undefined}
      x={13 + 32.4 * at}
      y={280 - length}
      width="18"
      height={length + foot}
      rx="9"
    />
  );
};

/** The street as an owner sees it: one price is known, the other eleven are guessed. */
export function StreetComb() {
  return (
    <svg className={styles.street} viewBox="0 0 400 304" aria-hidden="true">
      <g className={styles.unknown}>{LENGTHS.map((_, at) => tooth(at, at === YOU ? 12 : -3))}</g>
      <g className={styles.known}>{LENGTHS.map((_, at) => tooth(at, 12))}</g>
      <path className={styles.spine} d="M0 280h4000v24H0z" />
    </svg>
  );
}
