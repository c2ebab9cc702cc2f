import type { MenuField } from './column-names.ts';
import { readMinutes } from './durations.ts';
import { isLevel } from './level-words.ts';
import { isDayFirst, menuMonth, possibleMonths } from './menu-month.ts';
import { parseVisits } from './menu-row.ts';
import { type PriceReading, readPrice } from './read-price.ts';

/** How many cells of a column are what; a cell may be several things. */
export interface ColumnContent {
  readonly filled: number;
  readonly distinct: number;
  readonly prices: number;
  /** Prices with a currency or cents, or words that stand for one. */
  readonly money: number;
  readonly months: number;
  /** Months and what could be one: a year, `6/19`. */
  readonly dated: number;
  /** With a digit somewhere, and no share: “14%”. */
  readonly digits: number;
  /** Prices, and what has a price in it. */
  readonly amounts: number;
  /** Words that say that there is no price, and zero. */
  readonly free: number;
  readonly wholes: number;
  readonly minutes: number;
  readonly levels: number;
  readonly isDayFirst: boolean;
  /** Neither a number nor a price's word. */
  readonly words: number;
}

const isMoney = (cell: string) => /\p{Sc}|\d[.,]\d\d?(?!\d)/u.test(cell);

const isAmount = (cell: string, reading: PriceReading | undefined) =>
  reading?.kind === 'price' ||
  (reading?.kind === 'unclear' && reading.choices.length > 0 && menuMonth(cell) === undefined);

/** Counts what stands in a column. */
export function contentOf(rows: readonly (readonly string[])[], at: number): ColumnContent {
  const cells = rows.map((row) => row[at]?.trim() ?? '').filter(Boolean);
  const count = (is: (cell: string) => boolean) => cells.filter(is).length;
  const readings = cells.map(readPrice);
  const kinds = readings.map(({ kind }) => kind);
  const isPrice = (_: string, index: number) => kinds[index] === 'price';
  return {
    filled: cells.length,
    distinct: new Set(cells).size,
    prices: cells.filter(isPrice).length,
    money: cells.filter(isPrice).filter(isMoney).length,
    months: count((cell) => menuMonth(cell) !== undefined),
    dated: count((cell) => possibleMonths(cell).length > 0 || /\b(?:19|20)\d\d\b/.test(cell)),
    amounts: cells.filter((cell, at) => isAmount(cell, readings[at])).length,
    free: kinds.filter((kind) => kind === 'without-price').length,
    digits: count((cell) => /\d/.test(cell) && !cell.endsWith('%')),
    wholes: count((cell) => parseVisits(cell.replace(/\.0+$/, '')) !== undefined),
    minutes: count((cell) => readMinutes(cell) !== undefined),
    levels: count(isLevel),
    isDayFirst: isDayFirst(cells),
    words: cells.filter((cell, index) => /\p{L}/u.test(cell) && kinds[index] !== 'price').length,
  };
}

const most = (part: number, { filled }: ColumnContent) => part * 2 >= filled;

/** Whether a column of that name can be what its heading says. */
export const FITS: Readonly<Record<MenuField, (content: ColumnContent) => boolean>> = {
  service: ({ words }) => words > 0,
  variation: ({ filled }) => filled > 0,
  level: ({ prices }) => prices === 0,
  price: ({ digits, words }) => digits + words > 0,
  priceType: ({ prices }) => prices === 0,
  since: ({ dated, digits, prices }) => dated > 0 || (digits > 0 && prices === 0),
  visits: (content) => most(content.wholes, content),
  minutes: (content) => most(content.minutes, content),
};

/** Whether a column without a telling name holds money, or prices where they are expected. */
export const holdsPrices = (content: ColumnContent, isExpected: boolean): boolean =>
  isExpected
    ? content.amounts > 0 && most(content.amounts + content.free, content)
    : content.filled > 0 && most(content.money, content);
