import { market } from '@tallycomb/content/pages';
import { Container, Heading, Section } from '@tallycomb/ui';
import * as styles from './market.css';
import {
  box,
  bundles,
  combed,
  type MarketTooth,
  median,
  spine,
  toothWidth,
  you,
} from './market-comb';

const sign = { height: 46, chamfer: 11, poleAt: 18 } as const;

interface FlagProps {
  readonly look: 'median' | 'you';
  readonly tooth: MarketTooth;
  /** Y of the pole's lower end, and its length up to the sign. */
  readonly foot: number;
  readonly up: number;
  readonly width: number;
  /** Side of the pole that the sign is on: 1 for the right, -1 for the left. */
  readonly side: 1 | -1;
}

/** A sign on a pole with the name and the price of a tooth. */
const Flag = ({ look, tooth, foot, up, width, side }: FlagProps) => (
  <g className={styles.flags[look]}>
    <path className={styles.pole} d={`M${tooth.x} ${foot}V${foot - up - 2}`} />
    <path
      className={styles.signs[look]}
      d={`M${tooth.x - side * sign.poleAt} ${foot - up}v-${sign.height}h${side * (width - sign.chamfer)}l${side * sign.chamfer} ${sign.chamfer}v${sign.height - sign.chamfer}z`}
    />
    <text
      className={styles.words[look]}
      x={tooth.x + side * (width / 2 - sign.poleAt)}
      y={foot - up - sign.height / 2 + 8}
    >
      {market.flags[look]}
      <tspan dx="9" className={styles.price}>
        ${tooth.price}
      </tspan>
    </text>
  </g>
);

/** The tangle of hair that scrolling combs into the chart which the steps beside it describe. */
function MarketArt() {
  return (
    <svg className={styles.art} viewBox={`0 0 ${box.width} ${box.height}`} aria-hidden="true">
      <path className={styles.hair.dark} d={combed(bundles.dark)} />
      <path className={styles.hair.red} d={combed(bundles.red)} />
      <path
        className={styles.gap}
        pathLength={1}
        d={`M${you.x} ${you.tip + toothWidth / 2}V${median.tip}`}
      />
      <path className={styles.hair.you} d={combed(bundles.you)} />
      <rect
        className={styles.spine}
        y={spine.y}
        width={box.width}
        height={spine.height}
        rx={toothWidth / 2}
      />
      <path className={styles.level} d={`M${you.x - 14} ${median.tip}H${median.x}`} />
      <text className={styles.missing} x={you.x - 20} y={(you.tip + median.tip) / 2 + 16}>
        ${median.price - you.price}
      </text>
      <Flag look="median" tooth={median} foot={median.tip} up={86} width={176} side={-1} />
      <Flag look="you" tooth={you} foot={median.tip} up={24} width={136} side={-1} />
    </svg>
  );
}

export function Market() {
  return (
    <Section background="hero" aria-labelledby="market" className={styles.section}>
      <Container>
        <Heading level={2} id="market">
          {market.heading}
        </Heading>
        <div className={styles.story}>
          <MarketArt />
          <ol className={styles.steps}>
            {market.steps.map(({ id, text }) => (
              <li key={id} className={styles.step}>
                {text}
              </li>
            ))}
          </ol>
        </div>
      </Container>
    </Section>
  );
}
