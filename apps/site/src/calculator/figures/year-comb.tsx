import { exampleHaircut } from '@tallycomb/content/calculator';
import { Container } from '@tallycomb/ui';
import { lengthsFromZero, placeTeeth } from '@tallycomb/ui/art';
import type { ReactNode } from 'react';
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
  /** The year in red, from which a line runs at the haircut's price. */
  readonly marked: number;
  /** True if the years before it are out of the story. */
  readonly areEarlierPale?: boolean;
}

/** A tooth for every year, on a spine that carries the years, and words over the shorter ones. */
export function YearComb({ wordsAt, unit, children, ...comb }: YearCombProps) {
  return (
    <div className={styles.figure}>
      <Container className={styles.stage[wordsAt]}>
        <div className={styles.words}>
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
function Teeth({ years, marked, areEarlierPale }: Omit<YearCombProps, keyof Words>) {
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
  const markedTooth = teeth.slice(0, -1).find(({ year }) => year === marked);
  return (
    <svg className={styles.comb} aria-hidden="true">
      {/* A nested svg cuts the teeth's round feet off at the spine. */}
      <svg aria-hidden="true">
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
      {markedTooth ? (
        <line
          className={styles.price}
          x1={markedTooth.x}
          x2="100%"
          y1={heightOf(exampleHaircut)}
          y2={heightOf(exampleHaircut)}
        />
      ) : null}
      {teeth.map(({ year, x }) =>
        year % 10 === 0 ? (
          <text key={year} className={styles.year} x={x} y="100%">
            {year}
          </text>
        ) : null,
      )}
    </svg>
  );
}
