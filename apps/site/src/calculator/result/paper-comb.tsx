import { Comb, type CombColors, type CombShape, lengthsBetween } from '@tallycomb/ui/art';
import * as styles from './paper-comb.css';

/** Measures in tenths of a millimeter on paper; the spine has room for a line of text. */
const comb = { width: 1860, height: 260, shortest: 50, longest: 150, spine: 110 } as const;
/** Length of the spine beyond the teeth, on either side. */
const overhang = 6;
/** Positions of the words on the spine. */
const words = { inset: 44, baseline: comb.height - 41, nameBaseline: comb.height - 29 } as const;

const colors: CombColors = { fill: 'ink', youFill: 'lacquerOnHoney' };

function shapeOf(values: readonly number[], marked: number | undefined): CombShape {
  const width = comb.width - 2 * overhang;
  const lengthOf = lengthsBetween(values, comb.shortest, comb.longest);
  return {
    x: overhang,
    y: comb.height - comb.spine,
    width,
    lengths: values.map((value) => (values.length === 1 ? comb.longest : lengthOf(value))),
    toothWidth: Math.min(84, (0.44 * width) / values.length),
    spine: comb.spine,
    ...(marked === undefined ? {} : { you: marked }),
  };
}

interface PaperCombProps {
  /** Prices in dollars, one for each tooth. */
  readonly values: readonly number[];
  /** Index of the visitor's own tooth, in red. */
  readonly marked?: number;
  /** Texts on the spine: left, middle and right. */
  readonly words: readonly [string, string, string];
  readonly className?: string | undefined;
}

/** A comb of prices at the foot of a printout; drawn, as browsers do not print backgrounds. */
export function PaperComb({
  values,
  marked,
  words: [left, name, right],
  className,
}: PaperCombProps) {
  const { inset, baseline, nameBaseline } = words;
  return (
    <svg className={className} viewBox={`0 0 ${comb.width} ${comb.height}`} aria-hidden="true">
      <Comb shape={shapeOf(values, marked)} colors={colors} />
      <g className={styles.words}>
        <text x={inset} y={baseline}>
          {left}
        </text>
        <text x={comb.width / 2} y={nameBaseline} textAnchor="middle" className={styles.name}>
          {name}
        </text>
        <text x={comb.width - inset} y={baseline} textAnchor="end">
          {right}
        </text>
      </g>
    </svg>
  );
}
