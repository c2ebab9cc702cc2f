import { Container } from '@tallycomb/ui';
import { lengthsFromZero, placeTeeth } from '@tallycomb/ui/art';
import { Fragment, type ReactNode } from 'react';
import * as styles from './year-comb.css';

/** One tooth of the comb. */
interface CombYear {
  readonly year: number;
  /** Height of the tooth, in dollars. */
  readonly amount: number;
}

interface Words {
  /** End of the comb with the shorter teeth, over which the words stand. */
  readonly wordsAt: keyof typeof styles.stage;
  /** Legend: the meaning of a tooth's height. */
  readonly unit: string;
  readonly children: ReactNode;
}

interface YearCombProps extends Words {
  /** Each gets a tooth, the oldest first. */
  readonly years: readonly CombYear[];
  /** The year in red. */
  readonly marked: number;
  /** Labels at the tips of some years' teeth. */
  readonly labels: Readonly<Record<number, string>>;
  /** Amount at which a line runs from the marked tooth to the end. */
  readonly lineAt?: number;
  /** True if the years before it are out of the story. */
  readonly areEarlierPale?: boolean;
}

/** A tooth for every year, on a spine that carries the years, and words over the shorter ones. */
export function YearComb({ wordsAt, unit, children, ...comb }: YearCombProps) {
  return (
    <div className={styles.figure}>
      <Container className={styles.stage[wordsAt]}>
        <div className={styles.words[wordsAt]}>
          {children}
          <p className={styles.unit}>{unit}</p>
        </div>
        <Teeth {...comb} />
      </Container>
    </div>
  );
}

const percent = (places: number) => `${places.toFixed(2)}%`;

/** Drawn in per cent of its box rather than scaled, which would stretch teeth and years. */
function Teeth({
  years,
  marked,
  labels,
  lineAt,
  areEarlierPale,
}: Omit<YearCombProps, keyof Words>) {
  const kindOf = (year: number) => {
    if (year === marked) return 'marked';
    return areEarlierPale && year < marked ? 'pale' : 'plain';
  };
  const lengthOf = lengthsFromZero(
    years.map(({ amount }) => amount),
    100,
  );
  const heightOf = (amount: number) => percent(100 - lengthOf(amount));
  const teeth = placeTeeth(years, 100).map(({ value, x }) => ({ ...value, x: percent(x) }));
  const from = teeth.slice(0, -1).find(({ year }) => year === marked);
  // Over the shorter neighbors of a tooth, but within the comb.
  const isRising = (years.at(-1)?.amount ?? 0) > (years[0]?.amount ?? 0);
  const anchorOf = (at: number) => (isRising && at > years.length / 10 ? 'end' : 'start');
  return (
    <svg className={styles.comb} aria-hidden="true">
      {/* A nested svg cuts the teeth's round feet off at the spine. */}
      <svg aria-hidden="true">
        {from ? (
          <rect className={styles.edge} x={from.x} y={heightOf(from.amount)} height="100%" rx={9} />
        ) : null}
        {teeth.map(({ year, amount, x }) => (
          <line
            key={year}
            className={styles.tooth[kindOf(year)]}
            x1={x}
            x2={x}
            y1="100%"
            y2={heightOf(amount)}
          />
        ))}
      </svg>
      {from && lineAt !== undefined ? (
        <line
          className={styles.price}
          x1={from.x}
          x2="100%"
          y1={heightOf(lineAt)}
          y2={heightOf(lineAt)}
        />
      ) : null}
      {teeth.map(({ year, amount, x }, at) => (
        <Fragment key={year}>
          {labels[year] ? (
            <text className={styles.label[anchorOf(at)]} x={x} y={heightOf(amount)}>
              {labels[year]}
            </text>
          ) : null}
          {year % 10 === 0 ? (
            <text className={styles.year} x={x} y="100%">
              {year}
            </text>
          ) : null}
        </Fragment>
      ))}
    </svg>
  );
}
