import { lengthsFromZero, placeTeeth, tenth } from '@tallycomb/ui/art';
import * as styles from './paper-comb.css';

/** Measures in tenths of a millimeter on paper; the spine has room for a line of text. */
const comb = { width: 1860, spine: 120, toothWidth: 84, overhang: 6 } as const;
/** Positions of the words on the spine, the baselines from its lower edge. */
const words = { inset: 44, baseline: 46, nameBaseline: 33 } as const;
/** Room above the longest tooth for the rise in words. */
const riseHeight = 60;

interface PaperCombProps {
  /** Dollars, one amount for each tooth. */
  readonly values: readonly number[];
  /** Dollars before the rise, of each tooth or of all: teeth are red above them. */
  readonly before?: readonly number[] | number | undefined;
  /** How far the last tooth rose, in words above it. */
  readonly rise?: string;
  /** Texts on the spine: left, middle and right. */
  readonly words: readonly [string, string, string];
  /** Length of the longest tooth. */
  readonly longest?: number;
}

/** A comb as a chart on paper, from zero; drawn, as browsers do not print backgrounds. */
export function PaperComb(props: PaperCombProps) {
  const { values, before = values, rise, longest = 150 } = props;
  const [left, name, right] = props.words;
  const { inset, baseline, nameBaseline } = words;
  const top = rise ? riseHeight : 0;
  const spine = top + longest;
  const height = spine + comb.spine;
  const lengthOf = lengthsFromZero(values, longest);
  const kept = values.map((value, at) =>
    Math.min(value, (typeof before === 'number' ? before : before[at]) ?? value),
  );
  return (
    <svg className={styles.comb} viewBox={`0 0 ${comb.width} ${height}`} aria-hidden="true">
      <path className={styles.risen} d={teethPath(values.map(lengthOf), spine)} />
      <path className={styles.kept} d={teethPath(kept.map(lengthOf), spine)} />
      <rect y={spine} width={comb.width} height={comb.spine} />
      {rise ? (
        <text className={styles.rise} x={comb.width - inset} y={riseHeight - 20}>
          {rise}
        </text>
      ) : null}
      <g className={styles.words}>
        <text x={inset} y={height - baseline}>
          {left}
        </text>
        <text className={styles.name} x={comb.width / 2} y={height - nameBaseline}>
          {name}
        </text>
        <text x={comb.width - inset} y={height - baseline} textAnchor="end">
          {right}
        </text>
      </g>
    </svg>
  );
}

/** Teeth up from the spine, each as long as its amount: one shorter than its round end is a dome. */
function teethPath(lengths: readonly number[], spine: number): string {
  const { width, overhang, toothWidth } = comb;
  const foot = spine + overhang;
  const pitch = (width - 2 * overhang) / lengths.length;
  const radius = tenth(Math.min(toothWidth, 0.44 * pitch) / 2);
  return placeTeeth(lengths, width - 2 * overhang, overhang)
    .map(({ x, value }) => {
      const dome = tenth(Math.min(radius, value));
      const edge = tenth(spine + dome - value);
      return `M${tenth(x - radius)} ${foot}V${edge}a${radius} ${dome} 0 0 1 ${2 * radius} 0V${foot}z`;
    })
    .join('');
}
