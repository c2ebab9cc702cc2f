/** Tells lines that are no service: notes, addresses, totals, fees, packages. */
import { hasCurrency, wordsIn } from './tokens.ts';
import { isOf } from './words.ts';

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
