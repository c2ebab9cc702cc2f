import { exampleHaircut } from '@tallycomb/content/calculator';
import { Container } from '@tallycomb/ui';
import type { ReactNode } from 'react';
import * as styles from './year-comb.css';

/** A year, and the dollars that its tooth stands for. */
export interface CombYear {
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

const inPercent = (share: number) => `${(100 * share).toFixed(2)}%`;

function place(year: number, marked: number): keyof typeof styles.tooth {
  if (year === marked) return 'marked';
  return year < marked ? 'before' : 'after';
}

/** In shares of its box and no units of its own, so that neither teeth nor years are scaled. */
function Teeth({ years, marked }: Pick<YearCombProps, 'years' | 'marked'>) {
  const highest = Math.max(...years.map(({ amount }) => amount));
  const heightOf = (amount: number) => inPercent(1 - amount / highest);
  const middleOf = (at: number) => inPercent((at + 0.5) / years.length);
  const markedAt = years.findIndex(({ year }) => year === marked);
  return (
    <svg className={styles.comb} aria-hidden="true">
      {/* Cuts their feet off at the spine. */}
      <svg aria-hidden="true">
        {years.map(({ year, amount }, at) => (
          <line
            key={year}
            className={styles.tooth[place(year, marked)]}
            x1={middleOf(at)}
            x2={middleOf(at)}
            y1="100%"
            y2={heightOf(amount)}
          />
        ))}
      </svg>
      {markedAt < years.length - 1 ? (
        <line
          className={styles.price}
          x1={middleOf(markedAt)}
          x2="100%"
          y1={heightOf(exampleHaircut)}
          y2={heightOf(exampleHaircut)}
        />
      ) : null}
      {years.map(({ year }, at) =>
        year % 10 === 0 ? (
          <text key={year} className={styles.year} x={middleOf(at)} y="100%">
            {year}
          </text>
        ) : null,
      )}
    </svg>
  );
}
