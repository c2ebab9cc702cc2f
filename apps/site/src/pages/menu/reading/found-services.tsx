import { formatMonthName } from '@tallycomb/inflation-core';
import { type MenuRow, readMenuRow } from '@tallycomb/inflation-core/menu';
import { Leader } from '@tallycomb/ui';
import { memo } from 'react';
import { markedMoney, typeset } from '../figures';
import { type FoundService, singleLine } from './reading';
import * as styles from './reading.css';

/** The price of a row with its mark. */
export const priceOf = (row: MenuRow): string =>
  row.price === '' ? '–' : markedMoney(row)(Number(row.price));

function factsOf(row: MenuRow): string {
  const { since } = readMenuRow(row).item ?? {};
  return [
    since && `since ${formatMonthName(since)}`,
    row.visits && `${row.visits} ${row.visits === '1' ? 'visit' : 'visits'} a month`,
    row.minutes && `${row.minutes} minutes`,
    row.remark,
    row.section && `under ${row.section}`,
  ]
    .filter(Boolean)
    .join(', ');
}

const Found = memo(({ row, text, unread }: FoundService) => {
  const facts = factsOf(row);
  return (
    <li className={styles.found}>
      <span className={styles.foundLine}>
        <span className={styles.foundName}>
          <strong>{typeset(row.service)}</strong>
          {row.level ? <span className={styles.level}> {row.level}</span> : null}
        </span>
        <Leader />
        <span className={styles.foundPrice}>{priceOf(row)}</span>
      </span>
      <span className={styles.source}>
        {facts ? `${facts}: ` : null}“{singleLine(text)}”
        {unread.length > 0 ? `; not read: “${unread.join('”, “')}”` : null}
      </span>
    </li>
  );
});

/** Services with the text that each was read from. */
export const FoundServices = ({ services }: { readonly services: readonly FoundService[] }) => (
  <ul className={styles.foundList}>
    {services.map((service, at) => (
      <Found key={at} {...service} />
    ))}
  </ul>
);
