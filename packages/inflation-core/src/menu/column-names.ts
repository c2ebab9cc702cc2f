import { isLevel } from './level-words.ts';
import { hasCurrency, readOnce } from './tokens.ts';
import { isOf, type WordClass } from './words.ts';

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
  readonly year?: number | undefined;
  /** Of a price: whose it is, or for what hair. */
  readonly level?: string | undefined;
  readonly isHourly?: boolean;
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
    /** True if one is of a class. */
    has: (...classes: readonly WordClass[]) => words.some((word) => isOf(word, ...classes)),
    /** True if one of these is there. */
    says: (some: string) => some.split(' ').some((word) => words.includes(word)),
  };
}

type Heading = ReturnType<typeof headingOf>;

type Rule = (heading: Heading) => ColumnName | undefined;

const is = (role: ColumnName['role'], rank = 0): ColumnName => ({ role, rank });

/** In this order: `Visits a month` is no month, `Last price change` no price, `Tax rate` neither. */
const RULES: readonly Rule[] = [
  ({ says }) => (says('% percent') ? is('other') : undefined),
  ({ has }) => (has('lowest') && has('highest') ? is('price', 1) : undefined),
  ({ has, says }) => (has('price') && says('type kind types') ? is('priceType') : undefined),
  ({ words, has, says }) =>
    has('price') && says('option name level tier') && !words.some((word) => /^\d+$/.test(word))
      ? is('level')
      : undefined,
  ({ has }) => (has('created') ? is('other') : undefined),
  (heading) =>
    heading.has('visit') && !heading.has('price', 'other', 'whose')
      ? visitsName(heading)
      : undefined,
  ({ has, says }) =>
    has('changed') && !has('never') && !says('by')
      ? is(has('otherDate') ? 'other' : 'since')
      : undefined,
  ({ has, says }) =>
    has('duration') && !has('price') && !says('hair')
      ? is(has('besides') ? 'other' : 'minutes')
      : undefined,
  ({ has }) => (has('takings') && !has('price') ? is('never') : undefined),
  ({ has, says }) => (has('material') && says('charge fee') ? is('never') : undefined),
  ({ has, says }) =>
    has('never') || (has('price') && says('booking sold emp employee staff'))
      ? is('never')
      : undefined,
  ({ has }) => (has('stock') && !has('price') ? is('other') : undefined),
  (heading) => {
    const { words, has } = heading;
    const isOfNothing = words.length === 0;
    const isStarting = words.every((word) => isOf(word, 'starting'));
    return has('price') || (!isOfNothing && (isStarting || words.every(isOfTime)))
      ? priceName(heading)
      : undefined;
  },
  ({ has, says }) => (has('other') || (says('option') && says('name')) ? is('other') : undefined),
  ({ words, says }) =>
    says('variation variations') ||
    (says('variant variants') && (words.length === 1 || says('title name')))
      ? is('variation')
      : undefined,
  ({ has, says }) => (has('level') ? is('level', says('name value title') ? 0 : 1) : undefined),
  ({ words, has }) =>
    has('description')
      ? is(words.length === 1 || has('service') ? 'service' : 'other', 4)
      : undefined,
  ({ has, says }) => (has('service') ? is('service', says('name names title') ? 0 : 1) : undefined),
];

/** Reads what a column's heading says. */
export const readColumnName = /* @__PURE__ */ readOnce((heading: string): ColumnName => {
  if (heading.trim().endsWith('?')) return is('other');
  const said = headingOf(heading);
  for (const rule of RULES) {
    const name = rule(said);
    if (name) return name;
  }
  return is('other', 1);
});

/** Of “2024”, “Was”, “This year”, which head prices without saying so. */
const isOfTime = (word: string) =>
  yearIn([word]) !== undefined || ['s', 'year', 'price'].includes(word) || isOf(word, ...ERAS);

const ERAS = ['later', 'former', 'current', 'new'] as const;

function visitsName({ words, has, says }: Heading): ColumnName {
  if (has('duration')) return is(says('date last') ? 'other' : 'minutes', 1);
  const isOfTwelve = says('12 twelve') && says('months mo');
  if (
    (has('lasting') && !isOfTwelve && !says('month monthly')) ||
    has('never') ||
    says('day daily date')
  )
    return is('other');
  const named = (['week', 'quarter', 'year'] as const).find((period) => has(period));
  const period = named ?? (isOfTwelve || yearIn(words) ? 'year' : 'month');
  return { role: 'visits', rank: period === 'month' ? 0 : 1, period };
}

function priceName({ words, written, has, says }: Heading): ColumnName {
  const year = yearIn(words);
  const besides = written
    .filter((_, at) => !isPlain(words[at] ?? '') && words[at] !== String(year))
    .join(' ');
  const isOfLevel = isLevel(besides);
  const era = isOfLevel ? undefined : ERAS.find((each) => has(each));
  const level = isOfLevel || (besides && !era && !year) ? besides : undefined;
  const isExact = words.every((word) => ['price', 'prices', '$', 'usd'].includes(word));
  const rank = isExact ? 0 : level ? 2 : has('beforeTax') ? 3 : 1;
  const isFrom = says('from starting starts');
  return { role: 'price', rank, era, year, level, isHourly: has('hourly'), isFrom };
}

const isPlain = (word: string) => isOf(word, 'price', 'plain', 'hourly', 'starting');
