import { exampleHaircut } from '@tallycomb/content/calculator';
import { Container } from '@tallycomb/ui';
import { lengthsFromZero, placeTeeth } from '@tallycomb/ui/art';
import type { ReactNode } from 'react';
import * as styles from './year-comb.css';

/** A year, and the dollars that its tooth stands for. */
interface CombYear {
  readonly year: number;
  readonly amount: number;
}

interface YearCombProps {
  /** In order of time. */
  readonly years: readonly CombYear[];
  /** The year in red; those before it are pale, and a line at the haircut's price leads on from it. */
  readonly marked: number;
  /** At which end the teeth are short enough for the words to stand over them. */
  readonly wordsAt: keyof typeof styles.stage;
  /** What a tooth stands for, after the words. */
  readonly unit: string;
  readonly children: ReactNode;
}

/** A tooth for every year, on a spine that carries the years, and words over the shorter ones. */
export function YearComb({ years, marked, wordsAt, unit, children }: YearCombProps) {
  return (
    <div className={styles.figure}>
      <Container className={styles.stage[wordsAt]}>
        <div className={styles.words}>
          {children}
          <p className={styles.unit}>{unit}</p>
        </div>
        <Teeth years={years} marked={marked} />
      </Container>
    </div>
  );
}

const percent = (places: number) => `${places.toFixed(2)}%`;

function place(year: number, marked: number): keyof typeof styles.tooth {
  if (year === marked) return 'marked';
  return year < marked ? 'before' : 'after';
}

/** In shares of its box and no units of its own, so that neither teeth nor years are scaled. */
function Teeth({ years, marked }: Pick<YearCombProps, 'years' | 'marked'>) {
  const lengthOf = lengthsFromZero(
    years.map(({ amount }) => amount),
    100,
  );
  const heightOf = (amount: number) => percent(100 - lengthOf(amount));
  const teeth = placeTeeth(years, 100).map(({ value, x }) => ({ ...value, x: percent(x) }));
  const from = teeth.slice(0, -1).find(({ year }) => year === marked);
  return (
    <svg className={styles.comb} aria-hidden="true">
      {/* Cuts their feet off at the spine. */}
      <svg aria-hidden="true">
        {teeth.map(({ year, amount, x }) => (
          <line
            key={year}
            className={styles.tooth[place(year, marked)]}
            x1={x}
            x2={x}
            y1="100%"
            y2={heightOf(amount)}
          />
        ))}
      </svg>
      {from ? (
        <line
          className={styles.price}
          x1={from.x}
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
