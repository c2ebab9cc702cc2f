import type { ComponentPropsWithoutRef } from 'react';
import { classNames } from '../../styles/class-names';
import * as styles from './HeroArt.css';
import type { HeroLayout } from './layouts';
import type { HeroSign } from './signs';

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
