/** Decides in which list a service's cells end, and tells lines that are no service: notes, totals, fees. */
import type { MenuPeriod } from './column-names.ts';
import { menuMonth, possibleMonths } from './menu-month.ts';
import { type MenuRow, parseVisits } from './menu-row.ts';
import { type DecisionCode, leftOut, type MenuLine, type Outcome, undecided } from './outcomes.ts';
import { type MarkedPrice, type PriceMark, readPrice } from './read-price.ts';
import { hasCurrency, readMinutes, wordsIn } from './tokens.ts';
import { FROM_BEFORE, isOf, isSaidFree } from './words.ts';

/** The cells of a service, by its fields; empty without a text. */
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

/** The reason to doubt that something is a service, or that its price is all of it. */
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

/** Reads a column's word for the price beside it: `From`, `per hour`, `add-on`; `none` for `Free`. */
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

/** “Total”, “Grand total:”, “Average price”; not “Total makeover”. */
export function isTotal(text: string): boolean {
  const words = wordsIn(text);
  return (
    words.every((word) => isOf(word, 'total', 'besideTotal')) &&
    words.some((word) => isOf(word, 'total'))
  );
}

export const BUTTON =
  /^(?:book(?: .*)?|select|add|add to cart|more|more info|(?:learn|read|show|see|view)(?: (?:more|less|all|photos?|details))*|details)$/i;

const ADDRESS =
  /@|https?:|www\.|\.com\b|\d{3}[-.\s]\d{4}\b|\d\s*[ap]\.?m\b|\d:\d\d|\b(?:mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun)[a-z]*\b.*\d|%|\breviews?\b/i;

/** A sentence, a button, a time, a share or an address: nothing that services stand below. */
export function isNote(text: string): boolean {
  const words = wordsIn(text);
  return (
    words.length === 0 ||
    words.length > 9 ||
    /[.!?;][*_]*$/.test(text.trim()) ||
    BUTTON.test(text.trim()) ||
    ADDRESS.test(text) ||
    words.some((word) => isOf(word, 'saying'))
  );
}

const PLACE_OR_TIME =
  /\S@\S|^\W*[0-5]\.\d\W*\(\d+\)$|\d{3}[-.\s]\d{4}|\d:\d\d.*[-–—ap]|\d\s*[ap]m\b|\b[a-z]{2}\s\d{5}(?:-\d{4})?$|^ages? \d+(?:\s?[-–+]\s?\d*)?$|^(?:ages? )?\d+ (?:&|and) (?:under|over|up)$|\b(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\b.*(?<!\d)1?\d\s?[-–—]\s?1?\d(?!\d)/i;

/** An address, a phone number, opening hours, stars or ages: no price is among its numbers. */
export const isAddress = (text: string): boolean => !hasCurrency(text) && PLACE_OR_TIME.test(text);

/** “Series of 6”, “3 for”, “5 sessions”: several visits. */
export const isPackage = (name: string): boolean =>
  /^(?:(?:package|series|set|bundle|pack|pkg)(?: of)? )?\d{1,2}(?: ?x| for)?$|^\d{1,2} .+ for$|\b\d{1,2}(?: sessions| treatments| visits|[ -]pack)\b/i.test(
    name.trim(),
  );

/** Words of a sentence, or half of one: “Add a mask for”, “off when booked online”. */
export const isSentence = (name: string): boolean =>
  /\p{Ll}{2}[.!?]\s+\p{Lu}|\s(?:and|or|for|when|is|are|be|charged)$|^off\s/u.test(name);

const FEE =
  /(?:^|\s)(?:deposits?|gift (?:card|certificate|voucher)s?|(?:no[ -]?show|late(?: arrival| cancell?ation)?|cancell?ation|resched\w+) (?:fee|charge)s?)(?: (?:required|appl(?:y|ies)|will)\b.*)?$|^(?:(?:non-?refundable )?deposits?|gift card)\b|^(?:we\s.+|(?:non-?)?members?(?: price| pays?)?|tip \d+%|gratuity|(?:sales )?tax|(?:all |our )*(?:prices?|pricing|rates|services))$|\s(?:saves?|discount|credit)$/i;

/** Promotions, points and rules with money in them: “Give”, “Over”, “Late arrivals pay”. */
const PROMOTION =
  /^(?:give|get|earn|spend|over|under|up to|value|worth|bonus|reward|minimum(?: of)?|an? minimum of|maximum)$|^(?:earn|spend|refer|receive|redeem)\s|\b(?:pays?|points?|bonus|rewards?|worth|surcharges?|penalty|in value(?: for)?)$|^\d+(?:\s?[-–]\s?\d+)?\+?\s(?:people|persons|guests)$/i;

/** Money for no service: “Deposit”, “Gift card”, “No-show fee”, “Seniors save”. */
export const isFee = (name: string): boolean =>
  FEE.test(name.trim()) || PROMOTION.test(name.trim());

const WITHOUT =
  /^(?:(?:price|prices|pricing)\s+)?(?:varies|vary|(?:up)?on request|upon consultation|by consultation|free|complimentary|p\.?o\.?a\.?|priced individually|(?:please )?(?:call|ask|contact us|inquire|enquire)(?: us)? for (?:an? )?(?:pricing|prices?|quote|estimate|details))$/i;

/** A line in the place of a price: “Price varies”, “Free”. */
export const isWithoutPrice = (text: string): boolean =>
  WITHOUT.test(text.replace(/\s*[·・].*$/, ''));

const RETIRED = /^(?:archived|deleted|disabled|discontinued|inactive)$/i;

/** “Archived: Y”, “Active: FALSE” or “Status: inactive” in an export: it is no longer offered. */
export function isRetired(heading: string, cell: string): boolean {
  const isSaid = /^(?:is[ _]?)?(?:active|enabled)$/i.test(heading)
    ? /^(?:n|no|false|0)$/i
    : RETIRED;
  return isSaid.test(cell) || (RETIRED.test(heading) && /^(?:y|yes|true|1|x)$/i.test(cell));
}
