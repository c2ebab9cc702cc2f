import { formatMonthName, type Month } from '@tallycomb/inflation-core';
import { lengthsFromZero, placeTeeth, tenth } from '@tallycomb/ui/art';
import type { ReactNode } from 'react';
import * as styles from './paper-comb.css';

/** Measures of a tooth in tenths of a millimeter on paper; its foot is in the spine. */
const tooth = { narrowest: 30, widest: 70, shareOfLength: 2 / 9, shareOfPitch: 0.44, foot: 6 };

/** Share of its length that a tooth with a name is wide. */
const NAMED = 1 / 3;

interface PaperCombProps {
  /** Dollars, one amount for each tooth. */
  readonly values: readonly number[];
  /** Dollars before the rise, of each tooth or of all: teeth are red above them. */
  readonly before?: readonly number[] | number | undefined;
  /** The salon’s name, on a line of its own; may be empty. */
  readonly name?: string;
  /** Short names of the teeth, each below its own. */
  readonly labels?: readonly string[] | undefined;
  /** Texts on the spine, from left to right. */
  readonly words?: readonly ReactNode[];
  /** Width of the comb, and length of the longest tooth. */
  readonly width?: number;
  readonly longest?: number;
}

/** A comb as a chart on paper, from zero. Its teeth are drawn, as browsers print no backgrounds. */
export function PaperComb(props: PaperCombProps) {
  const { values, before = values, name, labels, words = [], width = 1860, longest = 150 } = props;
  const old = (at: number) => (typeof before === 'number' ? before : before[at]);
  const kept = values.map((value, at) => Math.min(value, old(at) ?? value));
  const share = labels ? NAMED : tooth.shareOfLength;
  const { keptTeeth, tips } = teethPaths(values, kept, { width, spine: longest, share });
  return (
    <div className={styles.comb} aria-hidden="true">
      <svg className={styles.teeth} viewBox={`0 0 ${width} ${longest}`} aria-hidden="true">
        {tips ? <path className={styles.risen} d={tips} /> : null}
        <path d={keptTeeth} />
      </svg>
      <div className={styles.spine}>
        {name ? <p className={styles.name}>{name}</p> : null}
        {labels ? (
          <div className={styles.labels}>
            {labels.map((label, at) => (
              <p key={at}>{label}</p>
            ))}
          </div>
        ) : null}
        {words.map((text, at) => (
          <p key={at}>{text}</p>
        ))}
      </div>
    </div>
  );
}

interface CardCombProps extends Required<Pick<PaperCombProps, 'longest'>> {
  readonly target: {
    readonly yearly: readonly number[];
    readonly since: Month;
    readonly asOf: Month;
  };
  readonly salon: string;
}

/** The comb of a desk card: a tooth for each year since the last raise, the last one red. */
export const CardComb = ({ target: { yearly, since, asOf }, salon, longest }: CardCombProps) => (
  <PaperComb
    values={yearly}
    before={[...yearly.slice(0, -1), 0]}
    width={840}
    name={salon}
    words={[formatMonthName(since), formatMonthName(asOf)]}
    longest={longest}
  />
);

/** Half the width of the teeth: the shortest has room for a round end, unless it is too short. */
function radiusOf(lengths: readonly number[], pitch: number, share: number): number {
  const widest = Math.max(tooth.widest, share * Math.max(...lengths));
  const fitting = Math.max(tooth.narrowest, 2 * Math.min(...lengths));
  return tenth(Math.min(widest, tooth.shareOfPitch * pitch, fitting) / 2);
}

/** Teeth up from the spine as long as the kept part of each amount, and tips for the rest of it. */
function teethPaths(
  values: readonly number[],
  kept: readonly number[],
  { width, spine, share }: Readonly<Record<'width' | 'spine' | 'share', number>>,
) {
  const lengthOf = lengthsFromZero(values, spine);
  const radius = radiusOf(values.map(lengthOf), width / values.length, share);
  const foot = spine + tooth.foot;
  /** The end of a tooth of this length, rounded as far as that allows; without any, its foot. */
  const endOf = (length: number) => {
    const dome = tenth(Math.min(radius, length));
    return { dome, top: length > 0 ? tenth(spine + dome - length) : foot };
  };
  const teeth = placeTeeth(values, width).filter(({ value }) => value > 0);
  const placed = teeth.map(({ index, value, x }) => {
    const old = kept[index] ?? value;
    // A tip begins where the kept part is as wide, so that no red shows along its sides.
    return { x, kept: endOf(lengthOf(old)), whole: endOf(lengthOf(value)), isRisen: value > old };
  });
  const toothPath = (x: number, base: number, { top, dome }: ReturnType<typeof endOf>) =>
    `M${tenth(x - radius)} ${base}V${top}a${radius} ${dome} 0 0 1 ${2 * radius} 0V${base}z`;
  return {
    keptTeeth: placed
      .map(({ x, kept: end }) => (end.top < foot ? toothPath(x, foot, end) : ''))
      .join(''),
    tips: placed
      .map(({ x, kept: { top }, whole, isRisen }) => (isRisen ? toothPath(x, top, whole) : ''))
      .join(''),
  };
}
