import { lengthsFromZero, placeTeeth, tenth } from '@tallycomb/ui/art';
import * as styles from './paper-comb.css';

/** Measures of a tooth in tenths of a millimeter on paper; its foot is in the spine. */
const tooth = { widest: 84, shareOfLength: 1 / 8, shareOfPitch: 0.44, foot: 6 } as const;

interface PaperCombProps {
  /** Dollars, one amount for each tooth. */
  readonly values: readonly number[];
  /** Dollars before the rise, of each tooth or of all: teeth are red above them. */
  readonly before?: readonly number[] | number | undefined;
  /** The salon’s name, on a line of its own; may be empty. */
  readonly name?: string;
  /** Texts on the spine, from left to right. */
  readonly words?: readonly string[];
  /** Width of the comb, and length of the longest tooth. */
  readonly width?: number;
  readonly longest?: number;
}

/** A comb as a chart on paper, from zero. Its teeth are drawn, as browsers print no backgrounds. */
export function PaperComb(props: PaperCombProps) {
  const { values, before = values, name, words = [], width = 1860, longest = 150 } = props;
  const lengthOf = lengthsFromZero(values, longest);
  const kept = values.map((value, at) =>
    Math.min(value, (typeof before === 'number' ? before : before[at]) ?? value),
  );
  return (
    <div className={styles.comb} aria-hidden="true">
      <svg className={styles.teeth} viewBox={`0 0 ${width} ${longest}`} aria-hidden="true">
        <path className={styles.risen} d={teethPath(values.map(lengthOf), width, longest)} />
        <path className={styles.kept} d={teethPath(kept.map(lengthOf), width, longest)} />
      </svg>
      <div className={styles.spine}>
        {name ? <p className={styles.name}>{name}</p> : null}
        {words.map((text, at) => (
          <p key={`${at} ${text}`}>{text}</p>
        ))}
      </div>
    </div>
  );
}

interface CardCombProps extends Pick<PaperCombProps, 'longest' | 'words'> {
  readonly yearly: readonly number[];
  readonly salon: string;
}

/** The comb of a desk card: a tooth for each year since the last raise, the last one red. */
export const CardComb = ({ yearly, salon, ...comb }: CardCombProps) => (
  <PaperComb
    values={yearly}
    before={[...yearly.slice(0, -1), 0]}
    width={840}
    name={salon}
    {...comb}
  />
);

/** Teeth up from the spine, each as long as its amount: one shorter than its round end is a dome. */
function teethPath(lengths: readonly number[], width: number, spine: number): string {
  const pitch = width / lengths.length;
  const widest = Math.max(tooth.widest, tooth.shareOfLength * Math.max(...lengths));
  const radius = tenth(Math.min(widest, tooth.shareOfPitch * pitch) / 2);
  return placeTeeth(lengths, width)
    .filter(({ value }) => value > 0)
    .map(({ x, value }) => {
      const dome = tenth(Math.min(radius, value));
      const edge = tenth(spine + dome - value);
      return `M${tenth(x - radius)} ${spine + tooth.foot}V${edge}a${radius} ${dome} 0 0 1 ${2 * radius} 0V${spine + tooth.foot}z`;
    })
    .join('');
}
