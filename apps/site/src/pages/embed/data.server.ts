/** What the calculator shows in the picture of a page that it is embedded in. */
import { embedPicture } from '@tallycomb/content/calculator';
import { compareMonths, formatMoney, formatMonthName, parseMonth } from '@tallycomb/inflation-core';
import { cpiU } from '@tallycomb/inflation-core/cpi-u';
import { inflate } from '@tallycomb/inflation-core/series';
import { combGeometry, lengthsFromZero } from '@tallycomb/ui/art';

const { revenue, month } = embedPicture.example;
/** In user units: one tooth in each `pitch`. */
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
    /** In dollars a year, by the newest month. */
    lost: formatMoney(gaps.at(-1) ?? 0),
    /** A tooth for each month: what was lost by then. */
    teeth: { width, height, path: teeth },
    /** Of the index, in words. */
    newestMonth: formatMonthName(cpiU.newest),
  };
}

export type EmbedData = ReturnType<typeof pageData>;
