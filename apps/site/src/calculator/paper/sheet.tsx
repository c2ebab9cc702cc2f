import { Leader } from '@tallycomb/ui';
import type { ReactNode } from 'react';
import * as styles from './sheet.css';

/** The size for a text of so many characters: the first that has room for it, or the last. */
export const fitting = <Most extends number>(length: number, ...sizes: readonly Most[]) =>
  (sizes.find((most) => length <= most) ?? sizes.at(-1)) as Most; // of at least one

interface SheetProps {
  /** The title, then parts of the line below it, from left to right; empty ones are left out. */
  readonly head: readonly (string | undefined)[];
  readonly children: ReactNode;
}

/** A sheet of paper with its head, printed in place of the page. */
export function Sheet({ head, children }: SheetProps) {
  const [title = '', ...folio] = head.filter(Boolean);
  return (
    <article className={styles.sheet}>
      <header>
        <h1 className={styles.title[fitting(title.length, 18, 26, 31, 36, 40, 60)]}>{title}</h1>
        <div className={styles.folio[fitting(folio.join().length, 70, 100)]}>
          {folio.map((part) => (
            <p key={part} className={styles.folioPart}>
              {part}
            </p>
          ))}
        </div>
      </header>
      {children}
    </article>
  );
}

interface PriceRowProps {
  readonly name: ReactNode;
  readonly price: ReactNode;
  /** In small type after the name. */
  readonly note?: string;
}

/** A line of a price list: a name, dots and a price. */
export const PriceRow = ({ name, price, note }: PriceRowProps) => (
  <li>
    <p className={styles.row}>
      <span>
        {name}
        {note ? <span className={styles.note}> {note}</span> : null}
      </span>
      <Leader />
      <span className={styles.price}>{price}</span>
    </p>
  </li>
);
