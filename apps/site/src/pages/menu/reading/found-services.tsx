import { formatMonthName } from '@tallycomb/inflation-core';
import { type MenuRow, readMenuRow } from '@tallycomb/inflation-core/menu';
import { Leader } from '@tallycomb/ui';
import { memo } from 'react';
import { markedMoney, typeset } from '../figures';
import { bySection, nameUnder } from '../menu-state';
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
  ]
    .filter(Boolean)
    .join(', ');
}

const lettersOf = (text: string) => text.toLowerCase().replaceAll(/\.00\b|[^\p{L}\p{N}]/gu, '');

/** A level that is not the heading above it. */
const levelOf = ({ level = '', section }: MenuRow) => (level === section ? '' : level);

/** True for a line that says more than the name and price that are shown of it. */
const saysMore = (row: MenuRow, text: string) =>
  lettersOf(text) !== lettersOf(`${row.service}${levelOf(row)}${priceOf(row)}`);

const Found = memo(({ row, text, unread }: FoundService) => {
  const facts = factsOf(row);
  const source = saysMore(row, text) ? `“${singleLine(text)}”` : '';
  return (
    <li className={styles.found}>
      <span className={styles.foundLine}>
        <span className={styles.foundName}>
          {typeset(nameUnder(row.section, row.service))}
          {levelOf(row) ? <span className={styles.level}> {levelOf(row)}</span> : null}
        </span>
        <Leader />
        <span className={styles.foundPrice}>{priceOf(row)}</span>
      </span>
      <span className={styles.source}>
        {[facts, source].filter(Boolean).join(': ')}
        {unread.length > 0 ? `; not read: “${unread.join('”, “')}”` : null}
      </span>
    </li>
  );
});

/** Services under the list's headings, with the text that each was read from if that says more. */
export const FoundServices = ({ services }: { readonly services: readonly FoundService[] }) => (
  <div className={styles.foundColumns}>
    {bySection(services.map((found) => ({ found, section: found.row.section }))).map((section) => (
      <div key={section[0]?.section ?? ''}>
        {section[0]?.section ? (
          <p className={styles.foundHeading}>{typeset(section[0].section)}</p>
        ) : null}
        <ul className={styles.foundList} aria-label={section[0]?.section}>
          {section.map(({ found }, at) => (
            <Found key={at} {...found} />
          ))}
        </ul>
      </div>
    ))}
  </div>
);
