import { yearListText } from '@tallycomb/content/calculator';
import { formatMoney } from '@tallycomb/inflation-core';
import { YearComb } from '../inflation-year/year-comb';
import * as styles from './oldest-year.css';
import type { Decade } from './years-data';

const { oldest: oldestText, unit } = yearListText.comb;

/** What the haircut of each year comes to now as a comb, and that of the oldest in words. */
export function OldestYear({ decades }: { readonly decades: readonly Decade[] }) {
  const years = decades.flatMap((decade) => decade.years).reverse();
  const [oldest] = years;
  if (!oldest) return null;
  return (
    <YearComb
      years={years.map(({ year, salons }) => ({ year, amount: salons }))}
      marked={oldest.year}
      wordsAt="end"
      unit={unit}
    >
      <p className={styles.oldest}>
        <span className={styles.amount}>{formatMoney(oldest.salons)}</span>{' '}
        {`${oldestText} ${oldest.year}.`}
      </p>
    </YearComb>
  );
}
