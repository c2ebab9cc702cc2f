import { menuMonth } from './menu-row.ts';
import { isLevel } from './phrases.ts';
import { hasCurrency, hasDigit, hasLetter, MONTH_WORD, readOnce, wordsIn } from './tokens.ts';
import { isOf } from './words.ts';

/** Fields of a menu that a column of a price list can hold. */
export type MenuField =
  | 'service'
  /** The rest of an item's name: “Ladies trim, Junior”. */
  | 'variation'
  /** Whose price it is, or for what hair. */
  | 'level'
  | 'price'
  /** A word beside the price: “from”, “per hour”. */
  | 'priceType'
  | 'since'
  | 'visits'
  | 'minutes';

/** Of what numbers in a column of visits are counted in. */
export type MenuPeriod = 'week' | 'month' | 'quarter' | 'year';

/** A column's role, as its heading says it. */
export interface ColumnName {
  /** `never` is money, but no price of a service; `other` may be anything. */
  readonly role: MenuField | 'never' | 'other';
  /** Of two columns of one role the lower one is taken. */
  readonly rank: number;
  /** Of a price: `former` before `later`, and neither while another is there. */
  readonly era?: 'current' | 'new' | 'former' | 'later' | undefined;
  /** Of a price: with its month as a part of it. */
  readonly year?: number | undefined;
  /** Of a price: whose it is, or for what hair. */
  readonly level?: string | undefined;
  readonly isHourly?: boolean;
  /** Of a price: since or from when it holds, to the month: “Eff. 1/1/2026”. */
  readonly isDated?: boolean;
  /** Of a price: each is a starting price. */
  readonly isFrom?: boolean;
  readonly period?: MenuPeriod | undefined;
}

/** A column that may be taken instead. */
export interface MenuCandidate {
  /** From 0. */
  readonly at: number;
  /** Its heading; empty without one. */
  readonly heading: string;
}

/** Which column became what. */
export interface MenuColumn extends MenuCandidate {
  /** The field that it became. */
  readonly field: MenuField;
  /**
   * Its heading names it; it is the price in force of several; its cells are of that kind; it
   * stands where `menuCsv` puts it; it was asked for.
   */
  readonly reason: 'named' | 'in-force' | 'contents' | 'order' | 'chosen';
  /** Of visits: what they are counted in. They are given by the month. */
  readonly period?: MenuPeriod | undefined;
  /** Of months: days stand before them, as in 15/06/2019. */
  readonly isDayFirst?: boolean | undefined;
  /** Of a price: the level that its heading names. */
  readonly level?: string | undefined;
  /** Of a price: what its heading says it is for one of. */
  readonly unit?: string | undefined;
  /** Of a price: its heading says that each is a starting price. */
  readonly from?: boolean | undefined;
  /** Others that could be it, the likelier first. */
  readonly candidates: readonly MenuCandidate[];
}

/** Which columns are to be what, from 0, in place of those that would be taken. */
export type ChosenColumns = Readonly<Partial<Record<MenuField, number>>>;

export interface ColumnMapping {
  readonly columns: readonly MenuColumn[];
  /** Headings by column, empty without one. A row with more cells has one too many. */
  readonly headings: readonly string[];
  /** Columns that hold money, where none of them is certain to be the price. */
  readonly unsure: readonly MenuCandidate[];
}

const wordsOf = (heading: string): readonly string[] =>
  heading
    .replace(/non[-\s]?members?/i, '')
    .replace(/(?<=service|item|product|treatment)(?=name|code|price|id|type)/gi, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .match(/\p{L}+|\p{Sc}|%|\d+/gu) ?? [];

const yearIn = (words: readonly string[]) => words.map(Number).find((number) => number >= 1990);

function headingOf(heading: string) {
  const written = wordsOf(heading);
  const words = written.map((word) => (hasCurrency(word) ? '$' : word.toLowerCase()));
  return {
    /** In lower case and with `$` for any currency. */
    words,
    /** As they came. */
    written,
    /** True if one is of a class, or is such a word. */
    has: (...some: readonly string[]) => words.some((word) => isOf(word, ...some)),
  };
}

type Heading = ReturnType<typeof headingOf>;

const is = (role: ColumnName['role'], rank = 0): ColumnName => ({ role, rank });

/** Classes and words that a heading has, or has not (`-`), and the role that it names then. */
type Rule = readonly [words: string, ColumnName | ((heading: Heading) => ColumnName | undefined)];

/** In this order: `Visits a month` is no month, `Last price change` no price, `Tax rate` neither. */
const RULES: readonly Rule[] = [
  ['price bound', is('never')],
  ['price kind', is('priceType')],
  ['price choice', ({ words }) => (words.some(hasDigit) ? undefined : is('level'))],
  ['visit -price -other -whose', visitsName],
  // “Month Unlimited” may head prices.
  ['month -never -price', ({ words }) => (words.every(isOfChange) ? undefined : is('other', 1))],
  ['changed -never', ({ words }) => is(words.every(isOfChange) ? 'since' : 'other')],
  ['duration besides -price -hair', is('other')],
  ['duration -price -hair', is('minutes')],
  ['takings -price', is('never')],
  ['material charge', is('never')],
  ['never', is('never')],
  ['stock -price', is('other')],
  ['price', priceName],
  ['', (heading) => (isOfPriceAlone(heading) ? priceName(heading) : undefined)],
  ['', priceNameOfLevel],
  ['other', is('other')],
  ['option name', is('other')],
  ['variation', is('variation')],
  ['variant', ({ words }) => (words.length === 1 ? is('variation') : undefined)],
  ['level', is('level', 1)],
  ['description service', is('service', 4)],
  ['description', ({ words }) => is(words.length === 1 ? 'service' : 'other', 4)],
  ['service titled', is('service')],
  ['service', is('service', 1)],
];

/** Reads what a column's heading says. */
export const readColumnName = /* @__PURE__ */ readOnce((text: string): ColumnName => {
  if (text.trim().endsWith('?')) return is('other');
  const undated = text.replace(DATE, ' ');
  const [month, year] = hasLetter(undated) ? [] : (menuMonth(text)?.split('/') ?? []);
  // Of thirteen parts: the last month is less than the next year.
  if (year) return { ...priceName(headingOf(year)), year: Number(year) + Number(month) / 13 };
  if (undated !== text && wordsIn(undated).every((word) => isOf(word, 'dated', ...IN_A_PRICE)))
    return { ...priceName(headingOf(undated)), isDated: true };
  const heading = headingOf(text);
  const fits = (word: string) =>
    word.startsWith('-') ? !heading.has(word.slice(1)) : heading.has(word);
  for (const [words, name] of RULES) {
    if (words !== '' && !words.split(' ').every(fits)) continue;
    const found = typeof name === 'function' ? name(heading) : name;
    if (found) return found;
  }
  return is('other', 1);
});

const isOfChange = (word: string) => isOf(word, 'changed', 'besideChanged');

/** “2024”, “Was”, “This year” and “Starting at” head prices without saying so. */
const isOfPriceAlone = ({ words }: Heading) =>
  words.length > 0 &&
  (words.every((word) => isOf(word, 'starting')) ||
    words.every((word) => isOf(word, 's', 'year', 'price', ...ERAS) || yearIn([word])));

/** A month, perhaps with its day, in the name of a price. */
const DATE = /* @__PURE__ */ new RegExp(
  String.raw`\b\d\d?[/.-](?:\d\d?[/.-](?:20)?\d\d|20\d\d)\b|\b${MONTH_WORD}\.? (?:\d\d?,? )?(?:19|20)\d\d\b`,
  'i',
);

const ERAS = ['later', 'former', 'current', 'new'] as const;

function visitsName({ words, has }: Heading): ColumnName {
  if (has('duration')) return is(has('date', 'last') ? 'other' : 'minutes', 1);
  const isOfTwelve = has('12', 'twelve') && has('months', 'mo');
  const isLasting = has('lasting') && !isOfTwelve && !has('month', 'monthly');
  if (isLasting || has('never', 'day', 'daily', 'date')) return is('other');
  const named = (['week', 'quarter', 'year'] as const).find((period) => has(period));
  const period = named ?? (isOfTwelve || yearIn(words) ? 'year' : 'month');
  return { role: 'visits', rank: period === 'month' ? 0 : 1, period };
}

/** Reads the name of a level's price in an era: “Master old”, “Junior new”. */
function priceNameOfLevel({ words, written }: Heading): ColumnName | undefined {
  const level = written.slice(0, -1).join(' ');
  const era = ERAS.find((each) => isOf(words.at(-1) ?? '', each));
  return era && isLevel(level) ? { role: 'price', rank: 2, era, level } : undefined;
}

function priceName({ words, written, has }: Heading): ColumnName {
  const year = yearIn(words);
  const besides = written
    .filter((_, at) => !isPlain(words[at] ?? '') && words[at] !== String(year))
    .join(' ');
  const isOfLevel = isLevel(besides);
  const era = isOfLevel ? undefined : ERAS.find((each) => has(each));
  const level = isOfLevel || (besides && !era && !year) ? besides : undefined;
  const isExact = words.every((word) => isOf(word, 'priceAlone'));
  const rank = isExact ? 0 : level ? 2 : has('beforeTax') ? 3 : 1;
  const isFrom = has('from', 'starting', 'starts');
  return { role: 'price', rank, era, year, level, isHourly: has('hourly'), isFrom };
}

const IN_A_PRICE = ['price', 'plain', 'starting', 'later', 'former', 'current', 'new'];

const isPlain = (word: string) => isOf(word, 'price', 'plain', 'hourly', 'starting');
