import { placeTeeth } from '@tallycomb/ui/art';
import * as styles from './series-comb.css';

const PITCH = 3;

interface SeriesCombProps {
  readonly averages: readonly (number | null)[];
  /** Of all series: what the longest tooth stands for. */
  readonly highest: number;
}

/** A tooth a year, from zero; years before the series are missing teeth. */
export function SeriesComb({ averages, highest }: SeriesCombProps) {
  const width = averages.length * PITCH;
  const teeth = placeTeeth(averages, width)
    .map(({ value, x }) => (value === null ? '' : `M${x} 0v${value}`))
    .join('');
  return (
    <svg
      className={styles.comb}
      viewBox={`0 0 ${width} ${highest}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={teeth} />
    </svg>
  );
}
