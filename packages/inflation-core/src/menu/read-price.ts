/** Reads a price as it stands in a cell, behind a name, or in a field; docs/reading-a-price-list.md says where a new kind goes. */
import { requireText } from '../argument-checks.ts';
import { type MaskInput, type MaskOutput, maskAmount } from '../typing-masks.ts';
import {
  amountsIn,
  hasDigit,
  inOneForm,
  PHONES,
  readOnce,
  soleAmount,
  withoutDuration,
} from './tokens.ts';
import { ADD_ON, type Around, FROM, isSaidFree, UNITS, VISITS } from './words.ts';

/** Marks of a price, kept when it is shown or exported. */
export interface PriceMark {
  /** A starting price: `from $65`, `$65+`, `$65 & up`. */
  readonly from?: boolean | undefined;
  /** The unit that it is for, `hour` or `foil`; `add-on` if it comes on top of a service. */
  readonly unit?: string | undefined;
}

/** A price as fields hold it, with its mark. */
export interface MarkedPrice extends PriceMark {
  readonly price: string;
}

/** Why a cell has no price that can be taken as it stands. */
export type PriceProblem = 'several-prices' | 'duration' | 'invalid-price';

export type PriceReading =
  | {
      readonly kind: 'price';
      readonly marked: MarkedPrice;
      /** How long the service takes, where that stands beside its price. */
      readonly minutes: number | undefined;
      /** Words behind the price that change nothing of it: “no dry”, “50% deposit required”. */
      readonly remark?: string | undefined;
    }
  | { readonly kind: 'empty' }
  | { readonly kind: 'without-price' }
  | {
      readonly kind: 'unclear';
      readonly code: PriceProblem;
      readonly choices: readonly MarkedPrice[];
    };

/** A cell with more characters is a text. */
const LONGEST = 100;

/**
 * Reads a price in the ways in which salons write one. Two numbers are never one: blanks join digits
 * only below $10,000 and in groups of three (`1 200`), and dollars with their cents (`$65 50`).
 */
export const readPrice = /* @__PURE__ */ readOnce((cell: string): PriceReading => {
  const reading = readWhole(cell);
  if (reading.kind !== 'unclear') return reading;
  const [head, remark] = withoutRemark(cell) ?? [];
  const price = head === undefined ? undefined : readWhole(head);
  return price?.kind === 'price' ? { ...price, remark } : reading;
});

/** “45-60” and “$45 / 55”, but no sentence. */
export function hasSeveralPrices(cell: string): boolean {
  const reading = readPrice(cell);
  const isSeveral = reading.kind === 'unclear' && reading.code === 'several-prices';
  return isSeveral && !/\p{L}{3}/u.test(cell);
}

/**
 * A price with a currency, then a bracket, a dash or the like, then words; without one, what it is
 * free with; or an age, then a price.
 */
const REMARKED =
  /^([^([;–—]*?(?:\p{Sc}|(?=\d+ ?\(free (?:if|with)\b))[^([;–—]*?(?:\s*\((?:\d+ ?(?:min|h)[a-z. ]*|and up)\))?)\s*((?:[([;–—]|\s[-·|]\s|:\s(?=\p{Lu})|\s\*|(?<!\beach),?\s(?:incl?\.|includ(?:es|ing)|does(?: not|n['’]t) include|please|free if|free with)\s|,?\s\d+ \p{L}+ min(?:imum)?$).*)$/iu;

const AGED = /^(\d{1,2}(?: ?[-–] ?\d{1,2})? ?(?:yrs?|years?)[\p{L}\s&]*) (\p{Sc}.*)$/u;

/** Words that make another price of it. */
const OF_ANOTHER =
  /\p{Sc}|\b(?:off|saves?|was|reg|members?|discount|credit|sessions|visits|treatments)\b/iu;

/** Numbers that are no price: “ages 3-12”, “20 units”, “2-3 weeks”, “50% deposit”. */
const MEASURE =
  /(?<=\bages? )\d\d?(?:\s?[-–]\s?\d\d?)?|\d\d?(?= ?(?:&|and|or) (?:under|over|up|younger|older)\b)|\d+(?:\.\d+)?(?:\s?[-–]\s?\d+(?:\.\d)?)?(?:%(?=\sdeposit)|\+?[-\s]?(?=\p{L}))/giu;

/** A price and what is said of it; `undefined` where that may be another price. */
function withoutRemark(cell: string): readonly [price: string, remark: string] | undefined {
  if (cell.length > 3 * LONGEST) return undefined;
  const [, age, aged] = AGED.exec(cell) ?? [];
  if (age && aged) return [aged, age.trim()];
  const [, head = '', tail = ''] = REMARKED.exec(cell) ?? [];
  if (!/\p{L}{2}/u.test(tail) || OF_ANOTHER.test(tail)) return undefined;
  if (hasDigit(tail.replace(PHONES, '').replace(MEASURE, ''))) return undefined;
  return [
    head,
    tail
      .replace(/^[\s,;:·|*–—-]+|[\s|]+$/g, '')
      .replace(/^[([]([^()[\]]*)[)\]]$/, '$1')
      .trim(),
  ];
}

function readWhole(cell: string): PriceReading {
  if (cell.length > LONGEST) return { kind: 'unclear', code: 'invalid-price', choices: [] };
  const text = inOneForm(cell);
  if (text === '') return { kind: 'empty' };
  if (!hasDigit(text)) return withoutNumber(text);
  // Two hours at least are no mark and no time of “$100/hr, 2 hr min”.
  if (/\d\D+\d+ ?h(?:ou)?rs? min(?:imum)?$/.test(text)) return unclear(text);
  const { rest, minutes } = withoutDuration(text);
  if (!hasDigit(rest))
    return isSaidFree(rest)
      ? { kind: 'without-price' }
      : { kind: 'unclear', code: 'duration', choices: [] };
  const unit = minutes && rest.endsWith(' per') ? timeUnit(minutes) : undefined;
  const { bare, mark } = withoutMarks(unit ? rest.slice(0, -' per'.length) : rest);
  const price = soleAmount(bare);
  if (price === undefined) return unclear(rest);
  if (Number(price) === 0) return { kind: 'without-price' };
  if (unit) return { kind: 'price', marked: { price, ...mark, unit }, minutes: undefined };
  return { kind: 'price', marked: { price, ...mark }, minutes };
}

/** The unit of “$25 per 30 minutes”. */
function timeUnit(minutes: number): string {
  if (minutes < 60) return minutes === 30 ? 'half hour' : `${minutes} minutes`;
  return minutes === 60 ? 'hour' : `${Math.round(minutes / 6) / 10} hours`;
}

function withoutNumber(text: string): PriceReading {
  const words = text.replace(/(?<=[a-z])[./](?=[a-z])/g, '');
  if (!/[a-z]/.test(words) || isSaidFree(words)) return { kind: 'without-price' };
  return { kind: 'unclear', code: 'invalid-price', choices: [] };
}

const PER = /* @__PURE__ */ new RegExp(
  String.raw`(?:(?:\b(?:per|por)|\/|(?<![a-z])an?|(?<![a-z])p\/)\s*(${Object.keys(UNITS).join('|')})|(?<![a-z])(each|ea|c\/u|pp|pair|hourly))\.?$`,
);

/** Any other unit that is no level and no person: “$30/hand”, “5 per loc”; or “per child”. */
const PER_ANY =
  /(?<=\d)\s?(?:per (?=child$|kid$)|(?:\/|per\s)\s?(?!(?:package|series|pack|kids?|boys?|girls?|child|men|women|ladies|gents|teens?|seniors?|members?|students?|junior|short|medium|long|small|large|card|cash|free)$))([a-z]{3,12})$/;

interface Marked {
  readonly bare: string;
  readonly mark: PriceMark;
}

/** Takes words off both ends, until none of them is known. */
function withoutMarks(text: string): Marked {
  let bare = text;
  let mark: PriceMark = {};
  for (;;) {
    const next = withoutOneMark(bare);
    if (!next || isOther(next.mark.unit, mark.unit)) return { bare, mark };
    bare = next.bare;
    mark = { ...next.mark, ...mark };
  }
}

/** “+$25 per foil” says one thing, “$25 per foil per hour” two. */
const isOther = (unit: string | undefined, known: string | undefined) =>
  unit !== undefined && known !== undefined && unit !== known && unit !== 'add-on';

/** Words and signs around a price that change nothing: “only $45”, “$45 plus tax”. */
const IDLE: Around = {
  before: ['price', 'only', 'just', 'now', ':', '=', '@'],
  after: /* @__PURE__ */ [
    ...['plus', '+', '& '].flatMap((and) =>
      ['tax', 'gst', 'hst', 'vat'].flatMap((tax) => [`${and} ${tax}`, `${and}${tax}`]),
    ),
    ...VISITS.flatMap((one) => [`per ${one}`, `/ ${one}`, `/${one}`, `a ${one}`]),
    ...'only for () / | , ; : · . -'.split(' '),
  ],
};

function withoutOneMark(text: string): Marked | undefined {
  const isAny = !isSaidFree(text) && !IDLE.after.some((word) => text.endsWith(word));
  const per = PER.exec(text) ?? (isAny ? PER_ANY.exec(text) : null);
  if (per) {
    const [all, named = '', unit = named] = per;
    return { bare: text.slice(0, -all.length).trim(), mark: { unit: UNITS[unit] ?? unit } };
  }
  // “++” is tax and service on top, or another mark.
  if (/\+\s*\+$/.test(text)) return undefined;
  return (
    cut(text, IDLE, {}) ?? cut(text, FROM, { from: true }) ?? cut(text, ADD_ON, { unit: 'add-on' })
  );
}

function cut(text: string, { before, after }: Around, mark: PriceMark): Marked | undefined {
  const start = before.find((word) => text.startsWith(word));
  if (start !== undefined) return { bare: text.slice(start.length).replace(/^[\s.,]+/, ''), mark };
  const end = after.find((word) => text.endsWith(word));
  return end === undefined ? undefined : { bare: text.slice(0, -end.length).trim(), mark };
}

/** Offers the ends of a range, the lower one as a starting price; else each number. */
function unclear(text: string): PriceReading {
  const numbers = amountsIn(text);
  const prices = [...new Set(numbers)].filter((price) => Number(price) > 0);
  const isRange =
    numbers.length > 1 &&
    !(numbers.length === 2 && Number(numbers[0]) > Number(numbers[1])) &&
    !/[a-z%(→>]/.test(text.replace(/\b(?:from|between|to|and|or|usd)\b/g, ''));
  const [lowest] = [...prices].sort((a, b) => Number(a) - Number(b));
  return {
    kind: 'unclear',
    code: numbers.length > 1 ? 'several-prices' : 'invalid-price',
    choices: /^-|%/.test(text)
      ? []
      : prices.map((price) => ({ price, ...(isRange && price === lowest && { from: true }) })),
  };
}

/**
 * Writes a price as a field holds it, digits and at most one point, from what `parseMenu` takes for
 * one in a list; `undefined` for what is none, could be two, or says more than an amount: `from $65`,
 * `$45/mo`. Nothing is taken twelve times, as `normalizeRevenue` does. Throws `invalid-argument` for
 * what is no text.
 *
 * @example
 * normalizePrice('$1,250') // => '1250'
 * normalizePrice('65.-') // => '65'
 * normalizePrice('1.000,50') // => '1000.50'
 * normalizePrice('50¢') // => '.50'
 * normalizePrice('$45/mo') // => undefined
 * normalizePrice('45-60') // => undefined
 */
export function normalizePrice(text: string): string | undefined {
  requireText('text', text);
  const reading = readPrice(text);
  if (reading.kind !== 'price' || reading.minutes !== undefined) return undefined;
  const { price, from, unit } = reading.marked;
  return from || unit ? undefined : price;
}

/**
 * Keeps a price field to digits, one point and two decimals while it is typed in, as `maskRevenue`
 * does. A pasted price is what `normalizePrice` makes of it; what says more stays as it is, for
 * `readMenuRow` to read. Throws `invalid-argument`.
 *
 * @example
 * maskPrice({ previous: '', next: '65.-', caret: 4 }) // => { value: '65', caret: 2 }
 * maskPrice({ previous: '', next: '$45/mo', caret: 6 }) // => { value: '$45/mo', caret: 6 }
 * maskPrice({ previous: '6', next: '6x', caret: 2 }) // => { value: '6', caret: 1 }
 */
export function maskPrice(input: MaskInput): MaskOutput {
  return maskAmount(input, normalizePrice);
}
