/** The notice that a salon sends its clients of new prices. */
import { menuDeskText } from '@tallycomb/content/calculator';
import { compareMonths, formatMonthName, type Month } from '@tallycomb/inflation-core';
import { typeset } from '../../../calculator/figures/figures';
import { markedMoney } from '../figures';
import type { PricesOf } from '../menu-pricing';
import { type MenuEntry, nameOf } from '../menu-reducer';
import { bySection, readEntry } from '../menu-state';

/** A row with a price large enough to give the change to a hundredth of a percent. */
const MILLION = { service: '', price: '1000000', visits: '' };

/** The reason for new prices: the rise of prices in general since the oldest price was set. */
function reasonFor(months: readonly Month[], pricesOf: PricesOf): string {
  const [oldest] = months.toSorted(compareMonths);
  if (!oldest) return '';
  const since = `${String(oldest.month).padStart(2, '0')}/${oldest.year}`;
  const { keepsPace } = pricesOf({ ...MILLION, since }) ?? {};
  const percent = keepsPace?.ok ? Math.round(keepsPace.amount / 10_000 - 100) : 0;
  if (percent <= 0) return '';
  const isMixed = months.some((month) => compareMonths(month, oldest) !== 0);
  return `We haven’t changed ${isMixed ? 'some of ' : ''}our prices since ${formatMonthName(oldest)}. Inflation since then is about ${percent}%, ${menuDeskText.notice.rounded}`;
}

/** Lines of a notice by section, empty if no price changes; and the reason, which the last of them says too. */
export function noticeOf(
  entries: readonly MenuEntry[],
  pricesOf: PricesOf,
  { from, salon }: { readonly from: string | undefined; readonly salon: string },
): { readonly lines: readonly string[]; readonly reason: string } {
  const changeOf = (entry: MenuEntry) => {
    const { item } = readEntry(entry);
    const rounded = pricesOf(entry)?.rounded;
    if (!item || rounded === undefined || rounded === item.price) return [];
    const name = typeset(nameOf(entry, entries.indexOf(entry) + 1, entry.section));
    return { line: `${name}: ${markedMoney(entry)(rounded)}`, since: item.since };
  };
  const sections = bySection(entries)
    .map((section) => ({ heading: section[0]?.section, changes: section.flatMap(changeOf) }))
    .filter(({ changes }) => changes.length > 0);
  if (sections.length === 0) return { lines: [], reason: '' };
  const months = sections.flatMap(({ changes }) => changes.map(({ since }) => since));
  const reason = reasonFor(months, pricesOf);
  const lines = [
    from ? `Starting ${from}, these are our new prices:` : 'These are our new prices:',
    ...sections.flatMap(({ heading, changes }) => [
      '',
      ...(heading ? [typeset(heading)] : []),
      ...changes.map(({ line }) => line),
    ]),
    '',
    `${reason} ${menuDeskText.notice.thanks}`.trim(),
    ...(salon ? [salon] : []),
  ];
  return { lines, reason };
}
