import { isLevel } from './level-words.ts';
import { listOf } from './price-words.ts';
import { readOnce } from './read-once.ts';

/** What a column of a price list holds, as far as a menu asks for it. */
export type MenuField =
  | 'service'
  /** What an item's name goes on with: “Ladies trim, Junior”. */
  | 'variation'
  /** Whose price it is, or for what hair. */
  | 'level'
  | 'price'
  /** Whether it is a starting price, and what it is for one of. */
  | 'priceType'
  | 'since'
  | 'visits'
  | 'minutes';

/** Of what numbers in a column of visits are counted in. */
export type MenuPeriod = 'week' | 'month' | 'quarter' | 'year';

/** What a column's heading says. */
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

const PRICE = /* @__PURE__ */ listOf(
  'price prices pricing rate rates charge charges fee fees amount usd $ rrp msrp sell selling',
);

const NEVER = /* @__PURE__ */ listOf(
  `
    average avg cost costs cogs wholesale tax taxes vat gst hst commission commissions deposit
    deposits cancellation cancel noshow member members membership compare discount discounted
    discounts sale promo promotion promotional special tip tips gratuity payout wage margin profit
    markup revenue total subtotal supply supplies backbar rebate refund credit points minimum
    maximum min max prepaid package cents pence purchase purchasing buy buying supplier trade landed
    dealer distributor factory
  `,
);

const TAKINGS = /* @__PURE__ */ listOf(
  'sales gross net earned earnings turnover paid spent balance labor labour material materials',
);
const MATERIAL = /* @__PURE__ */ listOf('product material');
const CREATED = /* @__PURE__ */ listOf(
  'created create added published creation joined launched imported',
);
const CHANGED = /* @__PURE__ */ listOf(
  `
    since changed change changes updated update effective date month valid revised raised increase
    increased started
  `,
);
/** Of a month that is no last change of a price. */
const OTHER_DATES = /* @__PURE__ */ listOf(
  `
    end ends ending until till through thru expires expiry expiration next upcoming planned launch
    launched as asof due birth order ordered review hire hired quantity qty stock inventory
    appointment visit as
  `,
);
const STOCK = /* @__PURE__ */ listOf(
  'stock quantity qty inventory hand onhand reorder capacity available weight max min alert',
);
const DURATION = /* @__PURE__ */ listOf(
  'duration minutes minute mins min hours hour hrs time length',
);
const BESIDES = /* @__PURE__ */ listOf(
  'processing buffer cleanup cleaning padding block finishing prep gap setup',
);
const VISITS = /* @__PURE__ */ listOf(
  `
    visit visits booking bookings booked appointment appointments appt appts client clients guest
    guests sold times performed
  `,
);
/** Of clients, whose price it is. */
const WHOSE = /* @__PURE__ */ listOf('new returning existing first repeat initial single each');
const LASTING = /* @__PURE__ */ listOf(
  'lifetime ytd ever alltime total online url link enabled last next rating staff',
);
const LEVEL = /* @__PURE__ */ listOf('level tier size option stylist seniority length');
const DESCRIPTION = /* @__PURE__ */ listOf('description descriptions details');
const STARTING = /* @__PURE__ */ listOf('from starting starts at');
const LOWEST = /* @__PURE__ */ listOf('min minimum low lowest');
const HIGHEST = /* @__PURE__ */ listOf('max maximum high highest');
const HOURLY = /* @__PURE__ */ listOf('hour hourly hr');
const SERVICE = /* @__PURE__ */ listOf(
  `
    service services treatment treatments item items name names title product products procedure
    procedures menu haircut what breed area bed
  `,
);
const OTHER = /* @__PURE__ */ listOf(
  `
    category categories type types code codes id sku handle token vendor tag tags url image group
    department reporting gtin barcode note notes status staff employee employees provider customer
    business location color colour facing visibility archived sellable position sort order
    collection seo file email phone percent country unit units count session modifier
    sessions number rank
  `,
);

const PERIODS: readonly (readonly [MenuPeriod, readonly string[]])[] = [
  ['week', ['week', 'weekly', 'wk']],
  ['quarter', ['quarter', 'quarterly']],
  ['year', ['year', 'yearly', 'annual', 'annually', 'yr']],
];

const ERAS: readonly (readonly [NonNullable<ColumnName['era']>, readonly string[]])[] = [
  [
    'later',
    listOf('next future planned proposed target suggested recommended projected draft goal'),
  ],
  ['former', listOf('old previous prev former was before past prior last original historic')],
  ['current', listOf('this current currently now today present actual existing')],
  ['new', listOf('new after updated revised latest newest')],
];

/** In a price's name, and no part of what it is the price of. */
const PLAIN = /* @__PURE__ */ listOf(
  `
    s us in the our of a per year years service services item variant variants unit retail list regular
    standard std base selling sales salon full incl including point dollars dollar usd $ treatment
    money gross net menu sell customer customers client clients public guest excl excluding ex tax vat
  `,
);

/** A price that grows by its tax until it is paid. */
const BEFORE_TAX = ['net', 'excl', 'excluding', 'ex'];

const wordsOf = (heading: string): readonly string[] =>
  heading
    .replace(/non[-\s]?members?/i, '')
    .replace(/(?<=service|item|product|treatment)(?=name|code|price|id|type)/gi, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .match(/\p{L}+|\p{Sc}|%|\d+/gu) ?? [];

const yearIn = (words: readonly string[]) => words.map(Number).find((number) => number >= 1990);

const isNumber = (word: string) => /^\d+$/.test(word);

type Has = (some: readonly string[]) => boolean;
type Rule = (words: readonly string[], has: Has) => ColumnName | undefined;

const is = (role: ColumnName['role'], rank = 0): ColumnName => ({ role, rank });

/** In this order: `Visits a month` is no month, `Last price change` no price, `Tax rate` neither. */
const RULES: readonly Rule[] = [
  (_, has) => (has(['%', 'percent']) ? is('other') : undefined),
  (_, has) => (has(LOWEST) && has(HIGHEST) ? is('price', 1) : undefined),
  (_, has) => (has(PRICE) && has(['type', 'kind', 'types']) ? is('priceType') : undefined),
  (words, has) =>
    has(PRICE) && has(['option', 'name', 'level', 'tier']) && !words.some(isNumber)
      ? is('level')
      : undefined,
  (_, has) => (has(CREATED) ? is('other') : undefined),
  (words, has) =>
    has(VISITS) && !has([...PRICE, ...OTHER, ...WHOSE]) ? visitsName(words, has) : undefined,
  (_, has) =>
    has(CHANGED) && !has(NEVER) && !has(['by'])
      ? is(has(OTHER_DATES) ? 'other' : 'since')
      : undefined,
  (_, has) =>
    has(DURATION) && !has(PRICE) && !has(['hair'])
      ? is(has(BESIDES) ? 'other' : 'minutes')
      : undefined,
  (_, has) => (has(TAKINGS) && !has(PRICE) ? is('never') : undefined),
  (_, has) => (has(MATERIAL) && has(['charge', 'fee']) ? is('never') : undefined),
  (_, has) =>
    has(NEVER) || (has(PRICE) && has(['booking', 'sold', 'emp', 'employee', 'staff']))
      ? is('never')
      : undefined,
  (_, has) => (has(STOCK) && !has(PRICE) ? is('other') : undefined),
  (words, has) =>
    has(PRICE) || (words.length > 0 && (words.every(isOfTime) || words.every(isAmong(STARTING))))
      ? priceName(words)
      : undefined,
  (_, has) => (has(OTHER) || (has(['option']) && has(['name'])) ? is('other') : undefined),
  (words, has) =>
    has(['variation', 'variations']) ||
    (has(['variant', 'variants']) && (words.length === 1 || has(['title', 'name'])))
      ? is('variation')
      : undefined,
  (_, has) => (has(LEVEL) ? is('level', has(['name', 'value', 'title']) ? 0 : 1) : undefined),
  ({ length }, has) =>
    has(DESCRIPTION) ? is(length === 1 || has(SERVICE) ? 'service' : 'other', 4) : undefined,
  (_, has) => (has(SERVICE) ? is('service', has(['name', 'names', 'title']) ? 0 : 1) : undefined),
];

/** Reads what a column's heading says. */
export const readColumnName = /* @__PURE__ */ readOnce((heading: string): ColumnName => {
  if (heading.trim().endsWith('?')) return is('other');
  const words = wordsOf(heading);
  const lower = words.map((word) => (/\p{Sc}/u.test(word) ? '$' : word.toLowerCase()));
  const has: Has = (some) => lower.some((word) => some.includes(word));
  for (const rule of RULES) {
    const name = rule(words, has);
    if (name) return name;
  }
  return is('other', 1);
});

/** Of “2024”, “Was”, “This year”, which head prices without saying so. */
const isOfTime = (word: string) =>
  yearIn([word]) !== undefined ||
  isAmong(['s', 'year', 'price'])(word) ||
  ERAS.some(([, names]) => isAmong(names)(word));

function visitsName(words: readonly string[], has: Has): ColumnName {
  if (has(DURATION)) return is(has(['date', 'last']) ? 'other' : 'minutes', 1);
  const isOfTwelve = has(['12', 'twelve']) && has(['months', 'mo']);
  if (
    (has(LASTING) && !isOfTwelve && !has(['month', 'monthly'])) ||
    has(NEVER) ||
    has(['day', 'daily', 'date'])
  )
    return is('other');
  const [named] = PERIODS.find(([, names]) => has(names)) ?? [];
  const period = named ?? (isOfTwelve || yearIn(words) ? 'year' : 'month');
  return { role: 'visits', rank: period === 'month' ? 0 : 1, period };
}

function priceName(words: readonly string[]): ColumnName {
  const year = yearIn(words);
  const besides = words.filter((word) => !isPlain(word) && word !== String(year)).join(' ');
  const isOfLevel = isLevel(besides);
  const [era] = isOfLevel ? [] : (ERAS.find(([, names]) => words.some(isAmong(names))) ?? []);
  const level = isOfLevel || (besides && !era && !year) ? besides : undefined;
  const isExact = words.every(isAmong(['price', 'prices', '$', 'usd']));
  const rank = isExact ? 0 : level ? 2 : words.some(isAmong(BEFORE_TAX)) ? 3 : 1;
  const isFrom = words.some(isAmong(['from', 'starting', 'starts']));
  return { role: 'price', rank, era, year, level, isHourly: words.some(isAmong(HOURLY)), isFrom };
}

const isAmong = (some: readonly string[]) => (word: string) => some.includes(word.toLowerCase());

const isPlain = (word: string) =>
  /\p{Sc}/u.test(word) || [PRICE, PLAIN, HOURLY, STARTING].some((some) => isAmong(some)(word));
