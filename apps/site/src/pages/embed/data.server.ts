/** Figures of the calculator in the picture of a page that embeds it. */
import { embedPicture } from '@tallycomb/content/calculator';
import { compareMonths, formatMoney, formatMonthName, parseMonth } from '@tallycomb/inflation-core';
import { cpiU } from '@tallycomb/inflation-core/cpi-u';
import { inflate } from '@tallycomb/inflation-core/series';
import { combGeometry, lengthsFromZero } from '@tallycomb/ui/art';

const { revenue, month } = embedPicture.example;
/** Size of the comb in user units, with one tooth in each `pitch`. */
const comb = { pitch: 10, height: 100 } as const;

export function pageData() {
  const from = parseMonth(month);
  if (!from) throw new Error(`The example’s month cannot be read: ${month}`);
  const gaps = cpiU.points
    .filter((point) => compareMonths(point.month, from) > 0)
    .map(({ month: to }) => inflate(cpiU, { amount: revenue, from, to }).amount - revenue);
  const { pitch, height } = comb;
  const width = gaps.length * pitch;
  const lengthOf = lengthsFromZero(gaps, height);
  const lengths = gaps.map((gap) => Math.round(lengthOf(Math.max(0, gap))));
  const { teeth } = combGeometry({ x: 0, y: height, width, lengths, toothWidth: 0, spine: 0 });
  return {
    /** Loss by the newest month, in dollars a year, formatted. */
    lost: formatMoney(gaps.at(-1) ?? 0),
    /** A tooth for each month, as long as the loss by then. */
    teeth: { width, height, path: teeth },
    /** Month of the first tooth’s price, in words. */
    firstMonth: formatMonthName(from),
    /** Newest month of the index, in words. */
    newestMonth: formatMonthName(cpiU.newest),
  };
}

export type EmbedData = ReturnType<typeof pageData>;
