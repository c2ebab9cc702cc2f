import * as styles from './series-comb.css';

const PITCH = 3;

interface SeriesCombProps {
  readonly averages: readonly (number | null)[];
  /** Of all series: what the longest tooth stands for. */
  readonly highest: number;
}

/** A tooth a year, from zero; years before the series are missing teeth. */
export function SeriesComb({ averages, highest }: SeriesCombProps) {
  const teeth = averages
    .map((average, at) => (average === null ? '' : `M${(at + 0.5) * PITCH} 0v${average}`))
    .join('');
  return (
    <svg
      className={styles.comb}
      viewBox={`0 0 ${averages.length * PITCH} ${highest}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={teeth} />
    </svg>
  );
}
