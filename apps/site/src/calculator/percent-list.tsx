import { formatPercent } from '@tallycomb/inflation-core';
import * as styles from './percent-list.css';
import { SignedFigure } from './signed-figure';

interface PercentListProps {
  readonly items: readonly { readonly label: string; readonly inPercent: number }[];
  readonly className: string;
}

/** Changes in per cent, set like a price list. */
export function PercentList({ items, className }: PercentListProps) {
  return (
    <dl className={`${styles.list} ${className}`}>
      {items.map(({ label, inPercent }) => (
        <div key={label} className={styles.item}>
          <dt>{label}</dt>
          <dd className={styles.value}>
            <SignedFigure text={formatPercent(inPercent)} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
