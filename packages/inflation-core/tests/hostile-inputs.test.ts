import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { describeValue } from '../src/argument-checks.ts';
import { calculateInflation, seriesClient } from '../src/lookup/index.ts';
import { menuPrices } from '../src/menu/index.ts';
import { exported } from './entries.ts';
import { cpiU } from './frozen-series.ts';

type Callable = (...values: never[]) => unknown;
type Arguments = Readonly<Record<string, unknown>>;

/** An argument whose parts are refused by their own names. */
class Parts {
  readonly values: Arguments;
  constructor(values: Arguments) {
    this.values = values;
  }
}
const parts = (values: Arguments) => new Parts(values);

const june = { year: 2019, month: 6 };
const today = { year: 2026, month: 11 };
const client = seriesClient(cpiU);
const result = await calculateInflation({ amount: 100, from: june, today, client });
const fetch = async () => Response.json([{ date: '2026-08-01', amount: 5 }]);
const item = { service: 'Cut', price: 50, since: june, visits: 120 };
const by = { prices: cpiU, salons: cpiU, step: 1 };
const row = { service: 'Cut', price: '50', since: '06/2019', visits: '' };
const found = menuPrices(item, by);
const reminder = { month: june, summary: 'Cut', description: 'Tell clients.' };
const figures = { amount: 100, adjusted: 130 };
const typed = { previous: '', next: '1', caret: 1 };
const span = { from: june, to: today.year - 1 };
const plan = { price: 50, target: 60, months: [june, today], step: 1 };
const definition = { ...cpiU, points: cpiU.points.slice(-9) };

/** A valid call of every public function, its arguments by the names that refusals give them. */
const calls: Readonly<Record<string, Arguments>> = {
  addMonths: { month: june, months: 3 },
  adjustPrice: { figures: parts({ ...figures, price: 50 }) },
  beginsMonthName: { text: 'June' },
  compareMonths: { a: june, b: june },
  estimateAdjustedRevenue: { input: parts({ amount: 100, from: june, today }) },
  formatIsoMonth: { month: june },
  formatMoney: { amount: 5, options: parts({ currency: 'USD', locale: 'en-US' }) },
  formatMonth: { month: june },
  formatMonthName: { month: june },
  formatPercent: { percent: 5, decimals: 2, locale: 'en-US' },
  lostRevenue: { figures: parts(figures) },
  maskMonth: { input: parts(typed) },
  maskRevenue: { input: parts(typed) },
  monthOf: { date: new Date(), calendar: 'utc' },
  normalizeMonth: { text: '06/2019' },
  normalizeRevenue: { text: '5' },
  parseMonth: { text: '06/2019', form: 'MM/YYYY' },
  parseRevenue: { text: '5' },
  raiseToKeepPace: { figures: parts(figures) },
  roundToCents: { amount: 5 },
  validateInputs: { inputs: parts({ date: '06/2019', annualRevenue: '5' }) },
  calculateInflation: {
    input: parts({ amount: 100, from: june, today, client, fallback: cpiU, signal: null }),
  },
  createLookupClient: { options: parts({ baseUrl: '', seriesKey: 'us', fetch, timeoutMs: 5 }) },
  createLookupHandler: { series: cpiU, options: parts({ basePath: '', cacheControl: '' }) },
  seriesClient: { series: cpiU },
  yearByYear: { result: parts({ ...result }) },
  yearByYearCsv: { result, options: parts({ sourceName: 'BLS', beside: cpiU }) },
  menuCsv: { rows: [row], prices: [found] },
  menuMonth: { text: '06/2019' },
  menuPrices: { item: parts(item), options: parts(by) },
  menuTotals: { all: [found] },
  maskPrice: { input: parts(typed) },
  foreignCurrencies: { text: '€5' },
  normalizePrice: { text: '5' },
  decodeMenu: { bytes: new Uint8Array([67, 117, 116]) },
  parseMenu: { text: 'Cut\t50\t06/2019', options: parts({ since: '06/2019', limit: 3 }) },
  readMenuRow: { row: parts({ service: 'Cut', price: '50', since: '06/2019', visits: '' }) },
  breakEvenVisits: {
    input: parts({
      price: 50,
      newPrice: 65,
      commissionInPercent: 45,
      productCost: 4,
      visits: 120,
    }),
  },
  equalStepInPercent: { input: parts({ price: 50, target: 60, steps: 2 }) },
  missedSoFar: { result: parts({ ...result }) },
  planPriceSteps: { input: parts(plan) },
  priceChangeInPercent: { input: parts({ from: 50, to: 65 }) },
  proposePriceMonths: { input: parts({ today, chosen: [june] }) },
  roundPrice: { price: 50, step: 1 },
  priceCalendar: { input: parts({ reminders: [reminder], now: new Date() }) },
  annualAverage: { series: cpiU, year: 2019 },
  averageRatePerYear: { series: cpiU, input: parts(span) },
  changeInPercent: { series: cpiU, input: parts(span) },
  compareSeries: { series: cpiU, reference: cpiU, from: june },
  indexFor: { series: cpiU, month: june },
  inflate: { series: cpiU, input: parts({ amount: 5, ...span }) },
  inflateMany: { series: cpiU, amounts: [{ amount: 5, ...span }] },
  seriesCaption: { series: cpiU },
  staleness: { series: cpiU, today },
  defineSeries: { definition: parts({ ...definition }) },
  fetchSeries: {
    url: 'https://example.com/series.json',
    options: parts({ fetch, timeoutMs: 5, signal: null }),
  },
  fetchBlsSeries: {
    id: 'CUUR0000SA0',
    options: parts({
      fetch,
      timeoutMs: 5,
      signal: null,
      key: '',
      today,
      name: 'x',
      basePeriod: 'x',
    }),
  },
  updateSeries: {
    series: cpiU,
    points: definition.points,
    options: parts({ today, missing: [], mostChangeInPercent: 15, acceptRevisions: true }),
  },
};

const damaged = <Value extends object>(value: Value, part: keyof Value, other: unknown) => ({
  ...value,
  [part]: other,
});
const point = cpiU.points[0];

/** Values without parts. */
const bare: readonly unknown[] = [
  ...[undefined, null, true, false, 10n, -1n, Symbol('x'), '', ' ', 'x', '5', '-5', '1e400'],
  ...['toString', '__proto__', 'constructor', '\u0000', '\ud800', '９', '9'.repeat(400)],
  ...[Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, -1, -0, 0, 1.5, 0.1 + 0.2],
  ...[5e-324, 1e-7, 1e21, 1e300, 2 ** 31, 2 ** 53, -(2 ** 53), Number.MAX_VALUE, () => 5],
];

/** Values that a program without types, a form, a store or an attacker may pass. */
const hostile: readonly unknown[] = [
  ...bare,
  ...bare.flatMap((each) => [[each], { year: each, month: 6 }, { year: 2019, month: each }]),
  ...bare.map((each) => Object(each)),
  ...[[], [[]], {}, Object.create(null), new Map(), new Set([5]), new AbortController(), /x/],
  ...[new Date(Number.NaN), new Date(), new Proxy({}, {}), [Object.create(null)], new Error('x')],
  ...[new Uint8Array(2), new ArrayBuffer(2), Promise.resolve(5), new URL('data:,')],
  { toString: () => Symbol('x') },
  { lookup: () => null },
  { lookup: async () => ({ ok: true }) },
  { lookup: async () => ({ ok: true, items: [null], newest: null }) },
  { lookup: async () => ({ ok: false }) },
  ...[null, {}, { month: june, amount: Number.NaN }, { month: null, amount: 5 }].map((one) => [
    one,
  ]),
  damaged(cpiU, 'points', []),
  damaged(cpiU, 'points', [null]),
  damaged(cpiU, 'points', [{ ...point, index: null }]),
  damaged(cpiU, 'points', [{ ...point, index: 1e300 }]),
  damaged(cpiU, 'points', [{ ...point, month: { year: 1e21, month: 1 } }]),
  damaged(cpiU, 'points', cpiU.points.toReversed()),
  damaged(cpiU, 'frequency', 'daily'),
  damaged(cpiU, 'decimals', null),
  damaged(cpiU, 'decimals', 0),
  damaged(cpiU, 'publishing', null),
  damaged(cpiU, 'missing', [null]),
  damaged(cpiU, 'newest', { year: 2099, month: 1 }),
  damaged(cpiU, 'first', { year: 1914, month: 1 }),
  damaged(cpiU, 'id', null),
  damaged(result, 'points', [null]),
  damaged(result, 'points', [{ month: june, amount: null }]),
  damaged(result, 'asOf', { year: 1e21, month: 1 }),
  damaged(result, 'amount', Number.NaN),
  damaged(result, 'source', 'guess'),
  [damaged(found, 'changeInPercent', Number.NaN)],
  [damaged(found, 'changeAMonth', null)],
];

interface Mistake {
  /**
   * The name that the refusal must give; left out if an argument with parts is replaced as a whole.
   */
  readonly argument?: string;
  readonly value: unknown;
  readonly values: readonly unknown[];
}

const isFunction = (value: unknown) =>
  typeof value === 'function' && !(value.prototype instanceof Error);

const unwrapped = (value: unknown) => (value instanceof Parts ? value.values : value);

/** Calls of a function with one argument, or one part of one, replaced by each hostile value. */
function* mistakesOf(given: Arguments): Generator<Mistake> {
  for (const [argument, good] of Object.entries(given)) {
    const pass = (value: unknown) =>
      Object.entries(given).map(([each, own]) => (each === argument ? value : unwrapped(own)));
    for (const value of hostile) {
      const named = good instanceof Parts ? {} : { argument };
      yield { ...named, value, values: pass(value) };
      for (const part of good instanceof Parts ? Object.keys(good.values) : []) {
        yield {
          argument: part,
          value,
          values: pass({ ...Object(unwrapped(good)), [part]: value }),
        };
      }
    }
  }
}

async function settled(name: string, values: readonly unknown[]): Promise<object> {
  try {
    return { given: await Reflect.apply(exported[name] as Callable, undefined, values) };
  } catch (error) {
    return { error };
  }
}

const refusalOf = (argument = '[a-z]') => ({
  name: 'InflationError',
  message: expect.stringMatching(
    new RegExp(
      // An index of more decimals than `decimals` allows is refused by its point.
      `^(result\\.)?(${argument}|points\\[).* must be .*, but it was |\\d+ is too (early|late): `,
      's',
    ),
  ),
});

const holdsNaN = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? Object.values(value).some(holdsNaN)
    : Number.isNaN(value) || (typeof value === 'string' && /NaN|undefined/.test(value));

// Options that are replaced lose their own `fetch`.
beforeAll(() => void vi.stubGlobal('fetch', fetch));
afterAll(() => void vi.unstubAllGlobals());

describe('any argument of any function', () => {
  it('is tried here', () => {
    expect(hostile.length).toBeGreaterThanOrEqual(200);
    const names = Object.keys(exported).filter((name) => isFunction(exported[name]));
    expect(Object.keys(calls).sort()).toEqual(names.sort());
  });

  it.each(Object.entries(calls))(
    'of %s gives a usable result, or an InflationError that names it',
    async (name, given) => {
      expect(await settled(name, Object.values(given).map(unwrapped))).not.toHaveProperty('error');
      for (const { argument, value, values } of mistakesOf(given)) {
        const outcome = await settled(name, values);
        const about = `${name}: ${argument} as ${describeValue(value)}`;
        // A menu's prices are refused by the functions that they go through.
        const refusal = refusalOf(name.startsWith('menu') ? undefined : argument);
        if ('error' in outcome) expect(outcome, about).toMatchObject({ error: refusal });
        else expect(holdsNaN(outcome), about).toBe(false);
      }
    },
  );
});
