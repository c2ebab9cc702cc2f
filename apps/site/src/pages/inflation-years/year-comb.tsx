import { exampleHaircut, yearListText } from '@tallycomb/content/calculator';
import { formatMoney } from '@tallycomb/inflation-core';
import { Container } from '@tallycomb/ui';
import * as styles from './year-comb.css';
import type { Decade, ListedYear } from './years-data';

const { oldest: oldestText, unit } = yearListText.comb;

/** A tooth for every year in order of time, each as tall as what its haircut comes to now. */
export function YearComb({ decades }: { readonly decades: readonly Decade[] }) {
  const years = decades.flatMap((decade) => decade.years).reverse();
  const [oldest] = years;
  if (!oldest) return null;
  return (
    <div className={styles.figure}>
      <Container className={styles.stage}>
        <div className={styles.words}>
          <p className={styles.oldest}>
            <span className={styles.amount}>{formatMoney(oldest.salons)}</span>{' '}
            {`${oldestText} ${oldest.year}.`}
          </p>
          <p className={styles.unit}>{unit}</p>
        </div>
        <Teeth years={years} />
      </Container>
    </div>
  );
}

const inPercent = (share: number) => `${(100 * share).toFixed(2)}%`;

/** In shares of its box and no units of its own, so that neither teeth nor years are scaled. */
function Teeth({ years }: { readonly years: readonly ListedYear[] }) {
  const highest = Math.max(...years.map(({ salons }) => salons));
  const heightOf = (amount: number) => inPercent(1 - amount / highest);
  const middleOf = (place: number) => inPercent((place + 0.5) / years.length);
  return (
    <svg className={styles.comb} aria-hidden="true">
      {/* Cuts their feet off at the spine. */}
      <svg aria-hidden="true">
        {years.map(({ year, salons }, place) => (
          <line
            key={year}
            className={styles.tooth[place === 0 ? 'oldest' : 'later']}
            x1={middleOf(place)}
            x2={middleOf(place)}
            y1="100%"
            y2={heightOf(salons)}
          />
        ))}
      </svg>
      <line
        className={styles.price}
        x2="100%"
        y1={heightOf(exampleHaircut)}
        y2={heightOf(exampleHaircut)}
      />
      {years.map(({ year }, place) =>
        year % 10 === 0 ? (
          <text key={year} className={styles.year} x={middleOf(place)} y="100%">
            {year}
          </text>
        ) : null,
      )}
    </svg>
  );
}
