import type { ComponentPropsWithoutRef } from 'react';
import { tenth } from '../../comb/teeth';
import { classNames } from '../../styles/class-names';
import { type HeroGeometry, type HeroSign, type HeroTooth, toothRuns } from './geometry';
import * as styles from './HeroArt.css';
import type { HeroLayout } from './layouts';

/** How far the spine reaches beyond the drawing on either side. */
const beyond = 2000;
/** Baseline of the prices on the ruler, as a share of its height. */
const textAt = 0.72;

/** Colored strands are a little wider than dark ones. */
const coloredWidth = 1.2;

export function Hair({ geometry: { hair, layout } }: { readonly geometry: HeroGeometry }) {
  const colored = tenth(layout.hairWidth * coloredWidth);
  return (
    <g className={styles.hair} strokeWidth={layout.hairWidth}>
      <path className={styles.strands.dark} d={hair.dark} />
      <path className={styles.strands.brown} d={hair.brown} strokeWidth={colored} />
      <path className={styles.strands.red} d={hair.red} strokeWidth={colored} />
    </g>
  );
}

interface CombProps {
  readonly geometry: HeroGeometry;
  readonly you: HeroTooth;
}

/** Each run of teeth grows as one; yours comes last, as it is of another color. */
export const Teeth = ({ geometry, you }: CombProps) => (
  <g className={styles.teeth} strokeWidth={geometry.layout.toothWidth}>
    {toothRuns(geometry, you).map((run) => (
      <path key={run.first.salon} d={run.d} />
    ))}
    <path className={styles.yourTooth} d={you.d} />
  </g>
);

interface RulerProps extends CombProps {
  readonly formatPrice: (dollars: number) => string;
}

export function Ruler({ geometry: { teeth, layout }, you, formatPrice }: RulerProps) {
  const { width, height, base, edge, priced, pricesApart, textScale } = layout;
  const others = teeth.filter(
    (tooth, index) => priced.includes(index) && Math.abs(tooth.x - you.x) >= pricesApart,
  );
  return (
    <g className={styles.rulerTexts[textScale]}>
      <rect
        className={styles.spine}
        x={-beyond}
        y={base}
        width={width + 2 * beyond}
        height={height - base + 10}
      />
      {[you, ...others].map((tooth, place) => (
        <text
          key={place === 0 ? 'you' : tooth.salon}
          x={Math.min(Math.max(tooth.x, edge), width - edge)}
          y={Math.round(base + (height - base) * textAt)}
        >
          {formatPrice(tooth.price)}
        </text>
      ))}
    </g>
  );
}

interface FlagProps extends ComponentPropsWithoutRef<'g'> {
  readonly sign: HeroSign;
  readonly look: 'you' | 'median';
  readonly layout: HeroLayout;
}

/** Clear space between a flag's pole and its tooth. */
const poleGap = 7;

/** A sign on a pole over one tooth: what the tooth stands for, and its price. */
export function Flag({ sign, look, layout: { flag, textScale }, className, ...rest }: FlagProps) {
  const { height, chamfer, gap, textSize } = flag;
  const { tooth, words, price, half, shift } = sign;
  const up = look === 'you' ? flag.youUp : flag.medianUp;
  const baseline = Math.round(-height / 2 + textSize * 0.36);
  const top = half - chamfer;
  return (
    <g
      {...rest}
      className={classNames(styles.flags[textScale], className)}
      transform={`translate(${tooth.x} ${tooth.tip - up})`}
    >
      <path className={styles.poles[look]} d={`M0 ${up - poleGap}V-4`} />
      <path
        className={styles.signs[look]}
        d={`M${shift - top}-${height}h${2 * top}l${chamfer} ${chamfer}V0h-${2 * half}V${chamfer - height}Z`}
      />
      <text className={styles.words[look]} x={shift} y={baseline}>
        {words}
        <tspan className={styles.prices[look]} dx={gap}>
          {price}
        </tspan>
      </text>
    </g>
  );
}

interface HandleProps {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** At the foot of your tooth, where the range input's thumb is: it can be slid. */
export const Handle = ({ x, y, radius }: HandleProps) => (
  <g className={styles.handle} transform={`translate(${x} ${y})`}>
    <circle className={styles.disc} r={radius} />
    <path
      className={styles.arrows}
      d={`M-2-4l-4 4 4 4M2-4l4 4-4 4`}
      transform={`scale(${radius / 13})`}
    />
  </g>
);
