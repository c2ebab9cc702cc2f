/** A service and its price on one line, as on a printed price list. */
import { menuTableText } from '@tallycomb/content/calculator';
import type { PriceMark } from '@tallycomb/inflation-core/menu';
import { Leader, VisuallyHidden } from '@tallycomb/ui';
import type { ReactNode } from 'react';
import { plainMoney } from '../../calculator/figures/figures';
import { markSigns } from './figures';
import * as styles from './price-line.css';

interface PricesProps {
  readonly mark: PriceMark;
  readonly price: number;
  /** The price that replaces it, if there is one. */
  readonly next?: number | undefined;
  /** Keeps room for a price that is still loading, so that no name wraps when it comes. */
  readonly isAwaited?: boolean;
}

/** A price; one that changes is struck out, without its “from”, beside its new one. */
export function Prices({ mark, price, next = price, isAwaited = false }: PricesProps) {
  const { from, ...others } = mark;
  const [sign] = markSigns(mark);
  const now = `${markSigns(others)[0]}${plainMoney(price)}`;
  const large = (
    <>
      <span className={styles.sign}>{sign}</span>
      {plainMoney(next)}
    </>
  );
  if (isAwaited)
    return (
      <>
        <span className={styles.now}>{now}</span>{' '}
        <span className={styles.awaited} aria-hidden="true">
          {large}
        </span>
      </>
    );
  if (next === price) return <strong className={styles.price}>{large}</strong>;
  return (
    <>
      <s className={styles.old}>{now}</s>{' '}
      <VisuallyHidden>{menuTableText.columns.newPrice} </VisuallyHidden>
      <strong className={styles.newPrice}>{large}</strong>
    </>
  );
}

interface PriceLineProps {
  readonly name: ReactNode;
  readonly mark: PriceMark;
  /** The prices, or the reason that there are none. */
  readonly children: ReactNode;
}

export function PriceLine({ name, mark, children }: PriceLineProps) {
  const [, unit] = markSigns(mark);
  return (
    <>
      <span className={styles.name}>
        {name}
        {unit ? <span className={styles.unit}>{unit}</span> : null}
        <Leader className={styles.leader} />
      </span>
      <span className={styles.end}>{children}</span>
    </>
  );
}
