import { menuDeskText } from '@tallycomb/content/calculator';
import { Leader } from '@tallycomb/ui';
import { memo } from 'react';
import { markedMoney } from '../figures';
import { readEntry } from '../menu-entries';
import type { PricedMenu, PricedService } from '../menu-pricing';
import { isBlank, liveEntries, type MenuEntry } from '../menu-state';
import * as styles from './paper.css';

/** What a sheet shows of each service: its new price, or both. */
export type Paper = 'new' | 'both';

interface PrintedServiceProps {
  readonly entry: MenuEntry;
  readonly prices: PricedService | undefined;
  readonly paper: Paper;
}

/** The name with its level, and its prices; one without a new price keeps what it has. */
const PrintedService = memo(({ entry, prices, paper }: PrintedServiceProps) => {
  const { item } = readEntry(entry);
  const money = markedMoney(entry);
  const next = prices?.rounded ?? item?.price;
  return (
    <li className={styles.service}>
      <span>
        {entry.service}
        {entry.level ? <span className={styles.level}> {entry.level}</span> : null}
      </span>
      <Leader />
      {paper === 'both' && item ? <span className={styles.now}>{money(item.price)}</span> : null}
      <strong className={styles.next}>{next === undefined ? '' : money(next)}</strong>
    </li>
  );
});

const MOST_IN_ONE_COLUMN = 36;

interface PrintedMenuProps extends PricedMenu {
  readonly paper: Paper;
  /** The day the prices start. */
  readonly from: string | undefined;
}

/** What paper has of a menu: services and prices alone. */
export function PrintedMenu({ menu, pricesOf, paper, from }: PrintedMenuProps) {
  const entries = liveEntries(menu).filter((entry) => !isBlank(entry));
  const { headings, columns } = menuDeskText.paper;
  return (
    <div className={styles.sheet}>
      <h1 className={styles.heading}>{headings[paper]}</h1>
      <p className={styles.from}>
        {from ? `From ${from}. ` : ''}
        {paper === 'both' ? `${columns.now}, then ${columns.new.toLowerCase()}.` : ''}
      </p>
      <ul
        className={styles.services}
        data-columns={entries.length > MOST_IN_ONE_COLUMN ? 2 : undefined}
      >
        {entries.map((entry) => (
          <PrintedService key={entry.id} entry={entry} prices={pricesOf(entry)} paper={paper} />
        ))}
      </ul>
    </div>
  );
}
