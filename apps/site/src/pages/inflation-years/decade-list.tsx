import { yearListText } from '@tallycomb/content/calculator';
import { formatMoney } from '@tallycomb/inflation-core';
import { Heading, TextLink } from '@tallycomb/ui';
import { pathOfYear } from '../inflation-year/price-years';
import * as styles from './decade-list.css';
import type { Decade } from './years-data';

const { caption, columns } = yearListText;

interface DecadeListProps {
  readonly decade: Decade;
  /** Of all decades: what the longest tooth stands for. */
  readonly highest: number;
}

/** A decade as a price list: each year, and what the haircut comes to now. */
export function DecadeList({ decade: { start, years }, highest }: DecadeListProps) {
  const headingId = `decade-${start}`;
  return (
    <section className={styles.decade} aria-labelledby={headingId}>
      <Heading level={2} size="h3" id={headingId}>
        {`${start}s`}
      </Heading>
      <table className={styles.table} aria-label={`${caption}: ${start}s`}>
        <thead>
          <tr>
            <th scope="col" className={styles.yearHead}>
              {columns.year}
            </th>
            <th scope="col" className={styles.figureHead}>
              {columns.prices}
            </th>
            <th scope="col" className={styles.figureHead}>
              {columns.salons}
            </th>
          </tr>
        </thead>
        <tbody>
          {years.map(({ year, prices, salons }) => (
            <tr key={year} className={styles.row}>
              <th scope="row" className={styles.year}>
                <TextLink href={pathOfYear(year)} className={styles.link}>
                  {year}
                </TextLink>
              </th>
              <td className={styles.figure}>{formatMoney(prices)}</td>
              <td className={styles.salons}>
                {formatMoney(salons)}
                <svg className={styles.tooth} aria-hidden="true">
                  <line x2={`${((100 * salons) / highest).toFixed(1)}%`} />
                </svg>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
