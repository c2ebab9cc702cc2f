import { Leader } from '@tallycomb/ui';
import type { ReactNode } from 'react';
import * as styles from './sheet.css';

interface SheetProps {
  /** The salon's name; may be empty. */
  readonly salon: string;
  readonly heading: string;
  /** Stands beside the heading. */
  readonly day?: string | undefined;
  readonly children: ReactNode;
}

/** A sheet of paper with its head, printed in place of the page. */
export const Sheet = ({ salon, heading, day, children }: SheetProps) => (
  <article className={styles.sheet}>
    <header className={styles.head[(salon || heading).length > 24 ? 'long' : 'short']}>
      {salon ? <p className={styles.salon}>{salon}</p> : null}
      <h1 className={styles.heading}>{heading}</h1>
      {day ? <p className={styles.day}>{day}</p> : null}
    </header>
    <div className={styles.hairline} />
    {children}
  </article>
);

interface PriceRowProps {
  readonly name: ReactNode;
  readonly price: ReactNode;
  /** In small type below. */
  readonly note?: string;
}

/** A line of a price list: a name, dots and a price. */
export const PriceRow = ({ name, price, note }: PriceRowProps) => (
  <li>
    <p className={styles.row}>
      <span>{name}</span>
      <Leader />
      <span className={styles.price}>{price}</span>
    </p>
    {note ? <p className={styles.note}>{note}</p> : null}
  </li>
);
