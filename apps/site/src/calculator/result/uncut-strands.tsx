import * as styles from './cut-strands.css';

const strands = [-4, -3, -2, -1, 0, 1, 2, 3, 4];

/** Blade, shank and finger ring of one half of the scissors, its pivot at the origin. */
const Half = ({ className, transform }: { className: string; transform: string }) => (
  <g className={className} transform={transform}>
    <path d="M8-18-296-3Q-306 3-296 9L8 20Q26 1 8-18" />
    <path className={styles.shank} d="M-4 2 110 34" />
    <circle className={styles.ring} cx="176" cy="58" r="56" />
  </g>
);

/** Open scissors around a whole lock of hair, before a result cuts it. Decoration without figures. */
export const UncutStrands = () => (
  <svg
    className={styles.scissors}
    viewBox="0 0 750 240"
    preserveAspectRatio="xMaxYMid slice"
    aria-hidden="true"
  >
    <g transform="translate(590 120)">
      <Half className={styles.half.back} transform="rotate(15)" />
      <g className={styles.lock}>
        {strands.map((at) => (
          <path
            key={at}
            d={`M-990 ${30 + 8 * at}C-680 ${90 + 10 * at}-520 ${-70 + 7 * at}-300 ${4 * at}S10 ${10 + 6 * at} 200 ${-30 + 12 * at}`}
          />
        ))}
      </g>
      <Half className={styles.half.front} transform="scale(1-1)rotate(15)" />
      <circle className={styles.pivot} r="11" />
    </g>
  </svg>
);
