import { menuReviewText } from '@tallycomb/content/calculator';
import type { MenuRow } from '@tallycomb/inflation-core/menu';
import { memo } from 'react';
import { typeset } from '../../../calculator/figures/figures';
import { markedMoney, monthNameOf } from '../figures';
import type { PricesOf } from '../menu-pricing';
import { bySection, nameUnder } from '../menu-state';
import { PriceLine, Prices } from '../price-line';
import { line } from '../price-line.css';
import { type FoundService, singleLine } from './reading';
import * as styles from './reading.css';

/** The price of a row with its mark. */
export const priceOf = (row: MenuRow): string =>
  row.price === '' ? '–' : markedMoney(row)(Number(row.price));

function factsOf(row: MenuRow, commonSince: string | undefined): string {
  return [
    row.since && row.since !== commonSince && `since ${monthNameOf(row.since)}`,
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

interface FoundProps extends FoundService {
  /** The month above the list, which a row does not repeat. */
  readonly commonSince: string | undefined;
  readonly next: number | undefined;
}

const Found = memo(({ row, text, unread, commonSince, next }: FoundProps) => {
  const facts = factsOf(row, commonSince);
  const source = saysMore(row, text) ? `“${singleLine(text)}”` : '';
  return (
    <li className={styles.found}>
      <span className={line}>
        <PriceLine
          mark={row}
          name={
            <>
              {typeset(nameUnder(row.section, row.service))}
              {levelOf(row) ? <span className={styles.level}> {levelOf(row)}</span> : null}
            </>
          }
        >
          {row.price === '' ? (
            <span className={styles.facts}>{menuReviewText.answers.draft}</span>
          ) : (
            <Prices mark={row} price={Number(row.price)} next={next} />
          )}
        </PriceLine>
      </span>
      <span className={styles.source}>
        {[facts, source].filter(Boolean).join(': ')}
        {unread.length > 0 ? `; not read: “${unread.join('”, “')}”` : null}
      </span>
    </li>
  );
});

/** The month of most services; none if a service has no month, which would seem to have it. */
function commonMonth(services: readonly FoundService[]): string | undefined {
  const months = services.map(({ row }) => row.since);
  const isCommon = (month: string) =>
    months.filter((other) => other === month).length * 2 > months.length;
  return months.includes('') ? undefined : months.find(isCommon);
}

interface FoundServicesProps {
  readonly services: readonly FoundService[];
  /** Prices to set beside those of the list. */
  readonly pricesOf?: PricesOf;
}

/** Services under the list's headings, with the text that each was read from if that says more. */
export function FoundServices({ services, pricesOf }: FoundServicesProps) {
  const commonSince = commonMonth(services);
  const { priceBars, repriced } = menuReviewText;
  const isRepriced = services.some(({ row }) => pricesOf?.(row));
  const sections = bySection(services.map((found) => ({ found, section: found.row.section })));
  return (
    <>
      <p className={styles.commonSince}>
        {commonSince ? `${menuReviewText.since} ${monthNameOf(commonSince)}. ` : null}
        {isRepriced ? repriced : pricesOf && priceBars}
      </p>
      <div className={styles.foundColumns}>
        {sections.map((section) => (
          <div key={section[0]?.section ?? ''}>
            {section[0]?.section ? (
              <p className={styles.foundHeading}>{typeset(section[0].section)}</p>
            ) : null}
            <ul className={styles.foundList} aria-label={section[0]?.section}>
              {section.map(({ found }, at) => (
                <Found
                  key={at}
                  {...found}
                  commonSince={commonSince}
                  next={pricesOf?.(found.row)?.rounded}
                />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </>
  );
}
