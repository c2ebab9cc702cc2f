import type { MenuPeriod } from './column-names.ts';
import { menuMonth, possibleMonths } from './menu-month.ts';
import { type MenuRow, parseVisits } from './menu-row.ts';
import { isFee, isPackage, isSentence } from './no-service.ts';
import { type DecisionCode, leftOut, type MenuLine, type Outcome, undecided } from './outcomes.ts';
import { type MarkedPrice, type PriceMark, readPrice } from './read-price.ts';
import { readMinutes } from './tokens.ts';
import { FROM_BEFORE, isSaidFree } from './words.ts';

/** What stands in a list where a service's fields would; what is not there is empty. */
export interface ServiceCells {
  readonly service: string;
  readonly level?: string;
  readonly price: string;
  readonly mark?: PriceMark | undefined;
  readonly since?: string;
  readonly visits?: string;
  readonly period?: MenuPeriod | undefined;
  readonly minutes?: string;
  readonly remark?: string | undefined;
}

/** Above this, in dollars, a price is asked about. */
const LARGE = 10_000;

/** Decides in which list a service's cells end; `since` is the month of a row that names none. */
export function readService({ line, text }: MenuLine, cells: ServiceCells, since: string): Outcome {
  const at = { line, text };
  const reading = readPrice(cells.price);
  if (reading.kind === 'empty' || reading.kind === 'without-price')
    return leftOut(at, 'no-price', cells.service);
  const month = readSince(cells.since, since);
  const rowFor = (price: MarkedPrice): MenuRow => rowOf(cells, price, month.since);
  if (reading.kind === 'unclear')
    return undecided(at, reading.code, cells.price, {
      draft: rowFor({ price: '' }),
      choices: reading.choices.map(rowFor),
    });
  const { marked, minutes, remark = cells.remark } = reading;
  const row = { ...rowFor(marked), ...(minutes && { minutes }), ...(remark && { remark }) };
  if (cells.service === '')
    return undecided(at, 'missing-service', cells.price, { draft: row, choices: [row] });
  const doubt = doubtOf(cells);
  if (doubt) return undecided(at, ...doubt, { draft: row, choices: [row] });
  if (Number(marked.price) > LARGE)
    return undecided(at, 'large-price', cells.price, {
      draft: rowFor({ price: '' }),
      choices: [row],
    });
  if (month.code) {
    const choices = month.choices.map((each) => ({ ...row, since: each }));
    return undecided(at, month.code, cells.since ?? '', { draft: row, choices });
  }
  const isUnread = row.visits === '' && /[^\s\-–—]/.test(cells.visits ?? '');
  return {
    type: 'service',
    row,
    source: { ...at, ...(isUnread && { unread: [cells.visits ?? ''] }) },
  };
}

/** What makes it doubtful that something is a service, or that its price is all of it. */
function doubtOf(cells: ServiceCells): [DecisionCode, string] | undefined {
  const { service, level = '', price } = cells;
  const sold = [level, service.split(', ').at(-1) ?? ''].find(isPackage);
  if (sold) return ['package', `${sold === level ? level : service} ${price}`];
  if (isFee(service) || isSentence(service)) return ['no-service', service];
  return /\p{L}.*\p{Sc}\s?\d|\([^)]*$/u.test(service)
    ? ['several-prices', `${service} ${price}`]
    : undefined;
}

function readSince(cell = '', others: string) {
  const since = cell.trim() === '' ? others : (menuMonth(cell) ?? '');
  if (since) return { since, code: undefined, choices: [] };
  const code: DecisionCode = cell.trim() === '' ? 'missing-month' : 'invalid-month';
  return { since, code, choices: possibleMonths(cell) };
}

function rowOf(cells: ServiceCells, marked: MarkedPrice, since: string): MenuRow {
  const { price, ...mark } = { ...cells.mark, ...marked };
  const minutes = readMinutes(cells.minutes);
  return {
    service: cells.service,
    price,
    since,
    visits: readVisits(cells.visits, cells.period),
    ...(cells.level && { level: cells.level }),
    ...mark,
    ...(minutes && { minutes }),
  };
}

const MONTHS: Readonly<Record<MenuPeriod, number>> = {
  week: 12 / 52,
  month: 1,
  quarter: 3,
  year: 12,
};

/** Visits a month, whole; empty where they cannot be read. */
export function readVisits(cell = '', period: MenuPeriod = 'month'): string {
  const visits = parseVisits(cell.replace(/\.0+$/, ''));
  return visits === undefined ? '' : String(Math.round(visits / MONTHS[period]));
}

/** What a column says of a price beside it: `From`, `per hour`, `add-on`; `none` for `Free`. */
export function readPriceType(cell: string): PriceMark | 'none' {
  const [isMark, from, unit] = /^(from)?(?:, )?(?:per ([\s\S]+)|add-on)?$/i.exec(cell) ?? [];
  if (isMark) {
    const isAddOn = /add-on$/i.test(cell);
    return { ...(from && { from: true }), ...((unit || isAddOn) && { unit: unit ?? 'add-on' }) };
  }
  const text = cell.trim().toLowerCase();
  if (FROM_BEFORE.includes(text.replace(/ price$/, ''))) return { from: true };
  return isSaidFree(text) ? 'none' : {};
}

/** The text of a column `Price type`, which `readPriceType` gives back. */
export function priceTypeOf({ from, unit }: PriceMark): string {
  const per = unit && (unit === 'add-on' ? unit : `per ${unit}`);
  return [from && 'from', per].filter(Boolean).join(', ');
}
