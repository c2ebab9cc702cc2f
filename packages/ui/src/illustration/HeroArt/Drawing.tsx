import { tenth } from '../../svg/round';
import { type HeroGeometry, type HeroTooth, toothRuns } from './geometry';
import * as styles from './HeroArt.css';

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
