import { Comb, type CombShape, lengthsFromZero } from '@tallycomb/ui/art';
import * as styles from './paper-comb.css';

/** Measures in tenths of a millimeter on paper; the spine has room for a line of text. */
const comb = { width: 1860, spine: 120 } as const;
/** Length of the spine beyond the teeth, on either side. */
const overhang = 6;
/** Positions of the words on the spine, the baselines from its lower edge. */
const words = { inset: 44, baseline: 46, nameBaseline: 33 } as const;

interface PaperCombProps {
  /** Dollars, one amount for each tooth. */
  readonly values: readonly number[];
  /** Dollars of each tooth before it rose: it is red above them. */
  readonly before?: readonly number[];
  /** Index of a tooth in red. */
  readonly marked?: number;
  /** Texts on the spine: left, middle and right. */
  readonly words: readonly [string, string, string];
  /** Length of the longest tooth. */
  readonly longest?: number;
}

/** A comb as a chart on paper, from zero; drawn, as browsers do not print backgrounds. */
export function PaperComb({ values, before, marked, words: texts, longest = 150 }: PaperCombProps) {
  const [left, name, right] = texts;
  const { inset, baseline, nameBaseline } = words;
  const height = longest + comb.spine;
  const width = comb.width - 2 * overhang;
  const lengthOf = lengthsFromZero(values, longest);
  const shapeOf = (amounts: readonly number[]): CombShape => ({
    x: overhang,
    y: longest,
    width,
    lengths: amounts.map(lengthOf),
    toothWidth: Math.min(84, (0.44 * width) / values.length),
    spine: comb.spine,
    ...(marked === undefined ? {} : { you: marked }),
  });
  return (
    <svg className={styles.comb} viewBox={`0 0 ${comb.width} ${height}`} aria-hidden="true">
      {before ? <Comb shape={shapeOf(values)} colors={{ fill: 'lacquerOnHoney' }} /> : null}
      <Comb shape={shapeOf(before ?? values)} colors={{ fill: 'ink', youFill: 'lacquerOnHoney' }} />
      <g className={styles.words}>
        <text x={inset} y={height - baseline}>
          {left}
        </text>
        <text
          x={comb.width / 2}
          y={height - nameBaseline}
          textAnchor="middle"
          className={styles.name}
        >
          {name}
        </text>
        <text x={comb.width - inset} y={height - baseline} textAnchor="end">
          {right}
        </text>
      </g>
    </svg>
  );
}
