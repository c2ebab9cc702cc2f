/** Contents of columns: checks a heading against them, and finds what columns without headings are. */
import type { ColumnName, MenuField } from './column-names.ts';
import { isDayFirst, menuMonth, possibleMonths } from './menu-row.ts';
import { readVisits } from './outcomes.ts';
import { isLevel } from './phrases.ts';
import { readPrice } from './read-price.ts';
import { hasDigit, hasLetter, readMinutes } from './tokens.ts';

const isMoney = (cell: string) => /\p{Sc}|\d[.,]\d\d?(?!\d)/u.test(cell);

function isAmount(cell: string): boolean {
  const reading = readPrice(cell);
  if (reading.kind !== 'unclear') return reading.kind === 'price';
  return reading.choices.length > 0 && menuMonth(cell) === undefined;
}

/** Counts what stands in a column; a cell may be several things. */
export function contentOf(rows: readonly (readonly string[])[], at: number) {
  const cells = rows.map((row) => row[at]?.trim() ?? '').filter(Boolean);
  const count = (is: (cell: string) => boolean) => cells.filter(is).length;
  const isPrice = (cell: string) => readPrice(cell).kind === 'price';
  return {
    filled: cells.length,
    distinct: new Set(cells).size,
    prices: count(isPrice),
    /** Prices with a currency or cents, or words that stand for one. */
    money: count((cell) => isPrice(cell) && isMoney(cell)),
    months: count((cell) => menuMonth(cell) !== undefined),
    /** Months and what could be one: a year, `6/19`. */
    dated: count((cell) => possibleMonths(cell).length > 0 || /\b(?:19|20)\d\d\b/.test(cell)),
    /** Prices, and what has a price in it. */
    amounts: count(isAmount),
    /** Words that say that there is no price, and zero. */
    free: count((cell) => readPrice(cell).kind === 'without-price'),
    /** With a digit somewhere, and no share: “14%”. */
    digits: count((cell) => hasDigit(cell) && !cell.endsWith('%')),
    wholes: count((cell) => readVisits(cell) !== ''),
    minutes: count((cell) => (readMinutes(cell) ?? readMinutes(`${cell} h`)) !== undefined),
    levels: count(isLevel),
    isDayFirst: isDayFirst(cells),
    /** Neither a number nor a price's word. */
    words: count((cell) => hasLetter(cell) && !isPrice(cell)),
  };
}

/** How many cells of a column are what. */
export type ColumnContent = ReturnType<typeof contentOf>;

const most = (part: number, { filled }: ColumnContent) => part * 2 >= filled;

/** True by field if a column of that name can be what its heading says. */
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

/** True if a column without a telling name holds money, or prices where they are expected. */
export const holdsPrices = (content: ColumnContent, isExpected: boolean): boolean =>
  isExpected
    ? content.amounts > 0 && most(content.amounts + content.free, content)
    : content.filled > 0 && most(content.money, content);

type Contents = readonly ColumnContent[];

/** Tells columns without headings by what stands in their cells. */
export function rolesByContents(contents: Contents): readonly ColumnName['role'][] {
  if (isInOrder(contents)) return IN_ORDER;
  const worded = contents.filter(({ words, filled, months }) => words * 2 > filled && months === 0);
  const [service] = worded.toSorted((a, b) => rankOf(a) - rankOf(b));
  const rest = contents.filter((each) => each !== service && each.filled > 0);
  const since = rest.find(({ months, filled }) => months * 2 > filled);
  const others = rest.filter((each) => each !== since);
  const certain = others.filter((each) => most(each.prices, each));
  const prices = certain.length > 0 ? certain : others.filter((each) => most(each.amounts, each));
  const money = prices.filter((each) => holdsPrices(each, false));
  const [price] = [money, prices].find(({ length }) => length === 1) ?? [];
  const timed = rest.filter((each) => !prices.includes(each));
  const minutes = timed.find((each) => each.words > 0 && FITS.minutes(each));
  const roleOf = (content: ColumnContent) => {
    if (content === service) return 'service';
    if (content === price) return 'price';
    if (content === since) return 'since';
    if (content === minutes) return 'minutes';
    return prices.includes(content) ? 'never' : 'other';
  };
  return contents.map(roleOf);
}

/** The fields that are asked for on the page. */
export const IN_ORDER: readonly ColumnName['role'][] = ['service', 'price', 'since', 'visits'];

function isInOrder([service, price, since, visits]: Contents): boolean {
  if (!service || !price || service.words * 2 < service.filled) return false;
  if (since && since.dated * 2 < since.filled) return false;
  const hasMonths = since !== undefined && since.dated > 0;
  return hasMonths || (price.prices > 0 && (!visits || visits.wholes * 2 >= visits.filled));
}

/** Names differ: a column of lengths comes last, and before it one that says the same again and again. */
const rankOf = (content: ColumnContent) =>
  FITS.minutes(content) ? 2 : Number(content.distinct * 4 < content.filled * 3);
