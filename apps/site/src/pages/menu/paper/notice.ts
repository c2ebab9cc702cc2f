/** What a salon tells its clients of new prices, in its own figures. */

import { menuDeskText } from '@tallycomb/content/calculator';
import { compareMonths, formatMonthName, type Month } from '@tallycomb/inflation-core';
import { markedMoney } from '../figures';
import { readEntry } from '../menu-entries';
import type { PricesOf } from '../menu-pricing';
import { type MenuEntry, nameOf } from '../menu-state';

/** An amount whose change is right to a hundredth of a percent. */
const MILLION = { service: '', price: '1000000', visits: '' };

/** Why: what prices in general did since the oldest of these was set. */
function reasonFor(sinces: readonly Month[], pricesOf: PricesOf): string {
  const [oldest] = sinces.toSorted(compareMonths);
  if (!oldest) return '';
  const since = `${String(oldest.month).padStart(2, '0')}/${oldest.year}`;
  const { keepsPace } = pricesOf({ ...MILLION, since }) ?? {};
  const percent = keepsPace?.ok ? Math.round(keepsPace.amount / 10_000 - 100) : 0;
  if (percent <= 0) return '';
  const some = sinces.some((month) => compareMonths(month, oldest) !== 0);
  return `${some ? 'Some of our prices haven’t' : 'Our prices haven’t'} changed since ${formatMonthName(oldest)}; prices in general are up about ${percent}% since then.`;
}

/** The lines of a notice; none where no price changes. */
export function noticeLines(
  entries: readonly MenuEntry[],
  pricesOf: PricesOf,
  from: string | undefined,
): readonly string[] {
  const changed = entries.flatMap((entry, at) => {
    const { item } = readEntry(entry);
    const rounded = pricesOf(entry)?.rounded;
    if (!item || rounded === undefined || rounded === item.price) return [];
    const money = markedMoney(entry);
    return { line: `${nameOf(entry, at + 1)}: ${money(rounded)}`, since: item.since };
  });
  if (changed.length === 0) return [];
  const reason = reasonFor(
    changed.map(({ since }) => since),
    pricesOf,
  );
  return [
    from ? `Starting ${from}, these are our new prices:` : 'These are our new prices:',
    ...changed.map(({ line }) => line),
    `${reason} ${menuDeskText.notice.thanks}`.trim(),
  ];
}
