import { tenth } from '../../svg/round';
import type { HeroGeometry, HeroTooth } from './geometry';
import * as styles from './HeroArt.css';

/** How far the spine reaches beyond the drawing on either side. */
const beyond = 2000;
/** Baseline of the prices on the ruler, as a share of its height. */
const textAt = 0.72;

/** Colored strands are a little wider than dark ones. */
const coloredWidth = 1.2;

export function Hair({ geometry: { hair, layout } }: { readonly geometry: HeroGeometry }) {
  return (
    <g className={styles.hair} strokeWidth={layout.hairWidth}>
      <path className={styles.strands.dark} d={hair.dark} />
      <g strokeWidth={tenth(layout.hairWidth * coloredWidth)}>
        <path className={styles.strands.brown} d={hair.brown} />
        <path className={styles.strands.red} d={hair.red} />
      </g>
    </g>
  );
}

interface CombProps {
  readonly geometry: HeroGeometry;
  readonly you: HeroTooth;
}

export function Teeth({ geometry, you }: CombProps) {
  const { teeth, layout, extraTeeth } = geometry;
  return (
    <>
      <g className={styles.teeth} strokeWidth={layout.toothWidth}>
        {teeth.map((tooth) => (
          <path
            key={tooth.salon}
            className={tooth === you ? styles.yourTooth : undefined}
            d={tooth.d}
          />
        ))}
      </g>
      {extraTeeth === '' ? null : (
        <path className={styles.comb} d={extraTeeth} strokeWidth={layout.toothWidth} />
      )}
    </>
  );
}

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
