import { textWidth } from '../../svg/text-width';
import type { HeroTooth } from './geometry';
import * as styles from './HeroArt.css';
import type { HeroLayout } from './layouts';

interface FlagProps {
  readonly tooth: HeroTooth;
  readonly label: string;
  readonly price: string;
  readonly look: 'you' | 'median';
  readonly layout: HeroLayout;
}

/** Clear space between a flag's pole and its tooth. */
const poleGap = 7;

/** A sign on a pole over one tooth: what the tooth stands for, and its price. */
export function Flag({ tooth, label, price, look, layout: { flag, textScale } }: FlagProps) {
  const { height, chamfer, padding, gap, textSize } = flag;
  const up = look === 'you' ? flag.youUp : flag.medianUp;
  const text = textWidth(label, textSize, 'text') + textWidth(price, textSize, 'text');
  const half = Math.ceil(text / 2 + padding + gap / 2);
  const baseline = Math.round(-height / 2 + textSize * 0.36);
  const top = half - chamfer;
  return (
    <g className={styles.flags[textScale]} transform={`translate(${tooth.x} ${tooth.tip - up})`}>
      <path className={styles.poles[look]} d={`M0 ${up - poleGap}V-4`} />
      <path
        className={styles.signs[look]}
        d={`M${-top}-${height}H${top}l${chamfer} ${chamfer}V0H${-half}V${chamfer - height}Z`}
      />
      <text className={styles.words[look]} x={padding - half} y={baseline}>
        {label}
      </text>
      <text className={styles.prices[look]} x={half - padding} y={baseline}>
        {price}
      </text>
    </g>
  );
}
