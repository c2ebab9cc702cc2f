import { Leader } from '@tallycomb/ui';
import type { ReactNode } from 'react';
import * as styles from './sheet.css';

/** The size for a text of so many characters: the first that has room for it, or the last. */
export const fitting = <Most extends number>(length: number, ...sizes: readonly Most[]) =>
  (sizes.find((most) => length <= most) ?? sizes.at(-1)) as Most; // of at least one

interface SheetProps {
  /** The salon's name; may be empty. */
  readonly salon: string;
  readonly heading: string;
  /** The sheet’s place among several, and the day; both stand beside the heading. */
  readonly page?: string | undefined;
  readonly day?: string | undefined;
  readonly children: ReactNode;
}

/** A sheet of paper with its head, printed in place of the page. */
export function Sheet({ salon, heading, page, day, children }: SheetProps) {
  const Title = salon ? 'p' : 'h1';
  return (
    <article className={styles.sheet}>
      <header>
        <Title className={styles.title[fitting((salon || heading).length, 18, 26, 40, 60)]}>
          {salon || heading}
        </Title>
        <div className={styles.folio}>
          {salon ? <h1 className={styles.folioPart}>{heading}</h1> : null}
          {page ? <p className={styles.folioPart}>{page}</p> : null}
          {day ? <p className={styles.folioPart}>{day}</p> : null}
        </div>
      </header>
      {children}
    </article>
  );
}

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
