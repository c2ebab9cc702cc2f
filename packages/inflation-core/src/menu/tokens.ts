/** The smallest parts of a list's text: its signs in one form, amounts, currencies, lengths of time. */
import { requireText } from '../argument-checks.ts';
import { halfWidth } from '../half-width.ts';

/** About as many different cells as a long list has; when full, the cache is emptied. */
const MAX_ENTRIES = 5000;

const MAX_TEXT_LENGTH = 100;

/** Caches the readings of short texts: several stages read the same cell. */
export function readOnce<Reading>(read: (text: string) => Reading): (text: string) => Reading {
  const known = new Map<string, { readonly reading: Reading }>();
  return (text) => {
    if (text.length > MAX_TEXT_LENGTH) return read(text);
    const before = known.get(text);
    if (before) return before.reading;
    const reading = read(text);
    if (known.size >= MAX_ENTRIES) known.clear();
    known.set(text, { reading });
    return reading;
  };
}

export const hasLetter = (text: string): boolean => /\p{L}/u.test(text);

export const hasDigit = (text: string): boolean => /\d/.test(text);

export const wordsIn = (text: string): readonly string[] =>
  text.toLowerCase().match(/\p{L}+/gu) ?? [];

/** Takes out what has no width, and gives styled letters and digits (𝟒𝟓) their plain form. */
export const inPlainSigns = (text: string): string =>
  text
    .replace(/[\u200B\u2060\u00AD]/g, '')
    .replace(/[\u{1D400}-\u{1D7FF}]/gu, (sign) => sign.normalize('NFKC'));

/** Small letters, one form of each blank, dash, apostrophe and raised cent; no mark of a footnote, no bracket. */
export function inOneForm(cell: string): string {
  return inPlainSigns(halfWidth(cell))
    .replace(
      /(?<=\d)[.,]?([⁰¹²³⁴⁵⁶⁷⁸⁹]{2})(?![⁰¹²³⁴⁵⁶⁷⁸⁹])/g,
      (_, raised: string) => `.${raised.normalize('NFKC')}`,
    )
    .replace(
      /(?<![\d.,]|\p{Sc}\s?)(\d\d?)\s?(?:¢|cents?\b)/giu,
      (_, cents: string) => `.${cents.padStart(2, '0')}`,
    )
    .replace(/[\u00A0\u2000-\u200A\u202F\t]/g, ' ')
    .replace(/\s*[\r\n]+\s*/g, ' / ')
    .replace(/[‐-―−]/g, '-')
    .replace(/[‘’ʼ`]/g, "'")
    .replace(/(?<=\d)[¹²³⁴⁵⁶⁷⁸⁹]$/, '')
    .replace(/[・•]/g, '·')
    .replace(/(?<!\d)(?:1\/2|½|half)[ -]?(?=h(?:ou)?r\b)/gi, 'half ')
    .replace(/\(([^()\d]+)\)$/, ' $1')
    .replace(/[*†‡!]+/g, ' ')
    .toLowerCase()
    .trim();
}

/** Codes and abbreviations of currencies. */
export const CODES =
  'USD|CAD|AUD|NZD|GBP|EUR|CHF|ZAR|AED|INR|SEK|NOK|DKK|PLN|MXN|kr|zł|(?<=\\d ?)euros?';

/** A sign, code or abbreviation of a currency: “US$”, “CHF”, the “R” of “R120”. */
const CURRENCY = String.raw`(?:(?:US|CA|AU|NZ|C|A|R)?\p{Sc}|(?<!\p{L})(?:${CODES}|R(?=\d\d|\d[ ,.]\d{3}|\s\d{3})|Rs\.?(?=\s?\d\d))(?!\p{L}))`;

const MONEY = /* @__PURE__ */ new RegExp(CURRENCY, 'u');

export const hasCurrency = (text: string): boolean => MONEY.test(text);

const BEFORE_NUMBER = /* @__PURE__ */ new RegExp(String.raw`${CURRENCY}\s?\d`, 'u');

/** True if a currency stands before a number. */
export const hasAmount = (text: string): boolean => BEFORE_NUMBER.test(text);

/** Dollars in words. */
export const DOLLARS = '(?:(?:US )?(?:dollars?|d[oó]lar(?:es)?)|dl?ls|bucks)';

const SIGN = /* @__PURE__ */ new RegExp(CURRENCY, 'gu');

const US_MONEY = /^(?:(?:US)?[$＄﹩]|[¢￠]|USD)$/;

/**
 * Currencies in a text that are no US dollar's, each once: amounts are read as dollars all the same,
 * so whoever takes one has to say so.
 *
 * @example
 * foreignCurrencies('€58, was £65') // => ['€', '£']
 * foreignCurrencies('CA$58') // => ['CA$']
 * foreignCurrencies('US$58') // => []
 */
export function foreignCurrencies(text: string): readonly string[] {
  requireText('text', text);
  return [...new Set(text.match(SIGN))].filter((sign) => !US_MONEY.test(sign));
}

/** Digits with what divides thousands and cents. */
export const NUMBER = String.raw`(?:\d{1,3}(?:[,'’]\d{3})+(?!\d)(?:\.\d\d?)?|[1-9] \d{3}(?!\d)(?:[.,]\d\d?)?|\d+(?:[.,]\d+)*|\.\d\d?)`;

const AMOUNT = /* @__PURE__ */ new RegExp(
  String.raw`^(${CURRENCY}?\s*${CURRENCY}?)\s*([\d.,' ]*\d)[.,]?\s*(?:${CURRENCY}|${DOLLARS})?$`,
  'iu',
);

/** The amount of a text that has nothing else, as a field holds it. */
export function soleAmount(text: string): string | undefined {
  const [, currency, digits = ''] = AMOUNT.exec(text) ?? [];
  const [, dollars = '', cents = ''] = /^(\d{1,4}) (00|50|9[59])$/.exec(digits) ?? [];
  const isCents = cents === '00' || Number(cents) < Number(dollars);
  if (currency && dollars && isCents) return `${dollars}.${cents}`;
  return plainNumber(digits);
}

/** Thousands and decimals in the American and the continental way; nothing that could be either. */
function plainNumber(digits: string): string | undefined {
  if (/^[1-9]\d?\d?(?:,\d{3})+(?:\.\d\d?)?$|^[1-9][ ']\d{3}(?:[.,]\d\d?)?$/.test(digits))
    return digits.replace(/[, '](?=\d{3})/g, '').replace(',', '.');
  if (/^\d{1,3}(?:\.\d{3})+,\d\d?$|^\d{1,3}(?:\.\d{3}){2,}$|^\d+,\d\d?$/.test(digits))
    return digits.replaceAll('.', '').replace(',', '.');
  return /^(?:\d+|\d*\.\d\d?)$/.test(digits) ? digits : undefined;
}

const NUMBERS = /* @__PURE__ */ new RegExp(NUMBER, 'g');

/** A telephone number: “(440) 555-0188”, “+1 440.555.0188”. */
export const PHONES = /(?<![\d$])(?:\+?1[-. ]?)?(?:\(\d{3}\) ?|\d{3}[-. ])\d{3}[-. ]\d{4}(?!\d)/g;

/** How many are had for a price, ages, dates and hours: “3 for”, “under 12”, “in 2023”, “until 2pm”. */
const COUNT =
  /(?<![\d.,$])\d{1,2}\s*(?:(?:for|x)(?=\s)|(?:&|and) (?:under|younger|older)\b)|\b(?:ages?|under) \d\d?(?: ?- ?\d\d?)?\b|\b(?:in|since|until) (?:19|20)\d\d\b|\b(?:until|till|thru|through|ends) [a-z]{3,9}\.? \d\d?\b|(?<![\d.,$:])\d\d?(?::\d\d)?\s?[ap]\.?m\b|\b\d\d? [a-z]{3,12} recommended\b/g;

/** Letters that a scan takes digits for, behind a currency: “$6O”, “$l20”. */
const MISREAD = String.raw`[\d.,]*[OolI][\d.,OolI]*(?![\p{L}\d])`;
const MISREAD_AMOUNT = /* @__PURE__ */ new RegExp(String.raw`(?<=\p{Sc}\s?)${MISREAD}`, 'giu');

/** Every number of a text that may be an amount, as a field holds it. */
export function amountsIn(text: string): readonly string[] {
  const digits = text.replace(MISREAD_AMOUNT, (found) =>
    found.replace(/o/g, '0').replace(/[li]/g, '1'),
  );
  return (digits.replace(PHONES, ' ').replace(COUNT, ' ').match(NUMBERS) ?? []).map(
    (found) => plainNumber(found) ?? found.replace('.', ''),
  );
}

/** A text with more characters is no duration. */
const LONGEST = 100;

/** A month by its name, as a part of patterns; the septum and a Marcel wave have none. */
export const MONTH_WORD =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';

/** Hours or minutes, as a part of a line's patterns. */
export const DURATION = String.raw`\d+(?:\.\d|\s?½|\+)?\s?-?\s?(?:minutes?|mins?|hours?|hrs?|h|m)(?!\p{L})`;

/** An amount with its currency, and cents that are raised or set off by a blank. */
export const SIGNED_AMOUNT = /* @__PURE__ */ new RegExp(
  String.raw`${CURRENCY}\s?${MISREAD}|${CURRENCY}\s?${NUMBER}(?:[⁰¹²³⁴⁵⁶⁷⁸⁹]{2}| (?!${DURATION})\d\d(?![\d.,%]))?|(?<!\d[.,]?)${NUMBER}\s?(?:\p{Sc}(?!\s?\d)|(?:${CODES})(?!\p{L})|(?:${DOLLARS}|cents?)\b)`,
  'gu',
);

const HOURS = /(\d\d?(?:\.\d|\s?½)?)(?:(?<=\b1?\d)\+)?\s*(?:hours?|hrs?|h)(?![a-z])\.?/;
const MINUTES = /(\d{1,3})\s*-?\s*(?:minutes?|mins?|(?<=\d)m)(?![a-z])\.?/;

/** Hours, minutes or both; not what an amount ends with. */
const FIRST_DURATION = /* @__PURE__ */ new RegExp(
  String.raw`(?<![\p{Sc}\d.,]|\p{Sc}\s)(?:\d+\s*(?:[-–—]|to)\s*)?(?:${HOURS.source}(?:\s*(?:and|[&,])?\s*([0-5]?\d)(?![\d.,])\s*(?:minutes?|mins?|m)?(?![a-z])\.?)?|${MINUTES.source})`,
  'u',
);

/** Takes the first duration out of a text; `minutes` is `undefined` where there is none. */
export function withoutDuration(text: string): { rest: string; minutes: number | undefined } {
  const found = text.length > LONGEST ? null : FIRST_DURATION.exec(text);
  if (!found) return { rest: text, minutes: undefined };
  const [all, hours = '0', besides = 0, alone = 0] = found;
  const rest = `${text.slice(0, found.index)}${text.slice(found.index + all.length)}`.trim();
  return {
    rest,
    minutes: Math.round(Number(hours.replace(/\s?½/, '.5')) * 60 + Number(besides) + Number(alone)),
  };
}

/** True for a line that says how long something takes, and no more. */
export function isDuration(line: string): boolean {
  if (line.length > LONGEST) return false;
  const { rest, minutes } = withoutDuration(line.toLowerCase());
  const others = withoutDuration(rest).rest.replace(/\d+ services?|\b(?:only|session)\b/, '');
  return minutes !== undefined && !/[\p{L}\d]/u.test(others);
}

/** The time that a line begins with, where it is set off: “30 min · Kids only”. */
export const timeAhead = /* @__PURE__ */ readOnce((line): string | undefined => {
  const [first = ''] = line.split(/[·・•|]/, 1);
  return isDuration(first) ? first.trimEnd() : undefined;
});

/** `45`, `45 min`, `1h 30min` and `1:30`; `undefined` for anything else. */
export function readMinutes(cell = ''): number | undefined {
  const text = halfWidth(cell).trim().toLowerCase();
  const [, hours, besides] = /^(\d?\d):([0-5]\d)(?::00)?$/.exec(text) ?? [];
  if (hours) return Number(hours) * 60 + Number(besides);
  if (/^\d{1,3}$/.test(text)) return Number(text);
  const { rest, minutes } = withoutDuration(text.replace(/(?<=\d)m$/, 'min'));
  return rest === '' ? minutes : undefined;
}
