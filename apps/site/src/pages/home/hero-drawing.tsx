import type { ComponentPropsWithoutRef, PropsWithChildren } from 'react';
import * as styles from './hero-art.css';
import {
  extraTeeth,
  type HeroSign,
  type HeroTooth,
  heroBox,
  heroFlag,
  heroHair,
  heroTooth,
  medianSalon,
  rowPath,
  salonCount,
  toothRows,
} from './hero-geometry';

/** A price in whole dollars, as on a flag. */
export const dollars = (price: number): string => `$${Math.round(price)}`;

const percent = (share: number) => `${Number((100 * share).toFixed(2))}%`;

/** Position of a tooth's tip in percentages of the frame. */
const placeOf = ({ x, tip }: HeroTooth) => ({
  x: percent(x / heroBox.width),
  y: percent(tip / heroBox.height),
});

const courses = ['wide', 'narrow'] as const;
const tones = ['dark', 'brown', 'red'] as const;

/**
 * An `<svg>` of its own, stretched to the frame, for each part that moves: Chromium repaints an
 * `<svg>` on every frame while something moves inside it. In the two seconds after the first paint
 * on a phone, that took 153 ms of the main thread; separate elements take 45.
 */
const Layer = ({
  className = '',
  children,
}: PropsWithChildren<{ className?: string | undefined }>) => (
  <div className={`${styles.layer} ${className}`.trim()}>
    <svg
      viewBox={`0 0 ${heroBox.width} ${heroBox.height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {children}
    </svg>
  </div>
);

/** Hair, then the teeth, a layer for each row that grows as one. Yours comes last, in its own color. */
export const HairAndComb = ({ you }: { readonly you: HeroTooth }) => (
  <>
    <Layer>
      {courses.flatMap((course) =>
        tones.map((tone) => (
          <path
            key={course + tone}
            className={`${styles.courses[course]} ${styles.strands[tone]}`}
            d={heroHair[course][tone]}
          />
        )),
      )}
    </Layer>
    {toothRows.map((row) => (
      <Layer key={row} className={styles.rows[row]}>
        {row ? null : <path className={styles.wideTeeth} d={extraTeeth} />}
        <path className={row ? styles.wideTeeth : undefined} d={rowPath(row, you)} />
      </Layer>
    ))}
    <Layer className={styles.yourTooth}>
      <path d={you.d} />
    </Layer>
  </>
);

/** Salons whose prices the ruler shows in addition to yours. */
const priced = [medianSalon, 36, salonCount - 1];
/** Minimum distance of a price from yours, in teeth, so that they never touch on a phone. */
const pricesApart = 5;

function RulerPrice({ tooth }: { readonly tooth: HeroTooth }) {
  const at = { y: '100%', dy: 25 };
  const { salon, price } = tooth;
  if (salon < 2 || salon > salonCount - 3)
    return (
      <text
        {...at}
        className={styles.rulerEnds[salon < 2 ? 'start' : 'end']}
        x={salon < 2 ? 0 : '100%'}
        dx={salon < 2 ? 12 : -12}
      >
        {dollars(price)}
      </text>
    );
  return (
    <text {...at} className={styles.rulerPrice} x={placeOf(tooth).x}>
      {dollars(price)}
    </text>
  );
}

/** The comb's spine, below the frame and to either side of it. */
export const Ruler = ({ you }: { readonly you: HeroTooth }) => (
  <>
    <rect className={styles.spine} x="-100%" y="100%" width="200%" height={styles.rulerHeight} />
    <RulerPrice tooth={you} />
    {priced
      .filter((salon) => Math.abs(salon - you.salon) >= pricesApart)
      .map((salon) => (
        <RulerPrice key={salon} tooth={heroTooth(salon)} />
      ))}
  </>
);

interface FlagProps extends ComponentPropsWithoutRef<'g'> {
  readonly sign: HeroSign;
  readonly look: 'you' | 'median';
}

/** Clear space between a flag's pole and its tooth. */
const poleGap = 7;

/** A flag over one tooth, with its name and its price. */
export function Flag({ sign, look, className = '', ...rest }: FlagProps) {
  const { height, chamfer, gap, textSize } = heroFlag;
  const { tooth, words, price, width, left } = sign;
  const up = heroFlag.up[look];
  return (
    <svg {...placeOf(tooth)} aria-hidden="true">
      <g {...rest} className={`${styles.flag} ${className}`.trim()}>
        <path className={styles.poles[look]} d={`M0-${poleGap}V-${up + 4}`} />
        <path
          className={styles.signs[look]}
          d={`M${-left}-${up}v-${height - chamfer}l${chamfer}-${chamfer}h${width - 2 * chamfer}l${chamfer} ${chamfer}v${height - chamfer}z`}
        />
        <text
          className={styles.words[look]}
          x={Math.round(width / 2 - left)}
          y={Math.round(textSize * 0.36 - height / 2 - up)}
        >
          {words}
          <tspan className={styles.prices[look]} dx={gap}>
            {price}
          </tspan>
        </text>
      </g>
    </svg>
  );
}

/** Handle at the foot of your tooth, drawn under the range input's invisible thumb. */
export const Handle = ({ tooth }: { readonly tooth: HeroTooth }) => (
  <svg x={placeOf(tooth).x} y="100%" aria-hidden="true">
    <g className={styles.handle}>
      <circle className={styles.disc} r="13" />
      <path className={styles.arrows} d="M-2-4l-4 4 4 4M2-4l4 4-4 4" />
    </g>
  </svg>
);
