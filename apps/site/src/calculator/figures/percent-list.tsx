import * as styles from './percent-list.css';
import { SignedFigure } from './signed-figure';

interface PercentListProps {
  readonly items: readonly { readonly label: string; readonly inPercent: number }[];
  readonly className: string;
  readonly format: (inPercent: number) => string;
}

/** Changes in per cent, set like a price list. */
export function PercentList({ items, className, format }: PercentListProps) {
  return (
    <dl className={`${styles.percentList} ${className}`}>
      {items.map(({ label, inPercent }) => (
        <div key={label} className={styles.percentItem}>
          <dt>{label}</dt>
          <dd className={styles.percentValue}>
            <SignedFigure text={format(inPercent)} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
