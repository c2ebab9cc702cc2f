/** What the calculator shows in the picture of a page that it is embedded in. */
import { embedPicture } from '@tallycomb/content/calculator';
import { formatMoney, parseMonth } from '@tallycomb/inflation-core';
import { cpiU } from '@tallycomb/inflation-core/cpi-u';
import { inflate } from '@tallycomb/inflation-core/series';

const { revenue, month } = embedPicture.example;

/** Dollars that the revenue is short by now. */
export function computeEmbedExample(): string {
  const from = parseMonth(month);
  if (!from) throw new Error(`The example’s month cannot be read: ${month}`);
  const { amount } = inflate(cpiU, { amount: revenue, from, to: cpiU.newest });
  return formatMoney(amount - revenue);
}
