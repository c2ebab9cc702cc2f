import { describe, expect, it } from 'vitest';
import { cpiU } from '../tests/frozen-series';
import { priceCalendar } from './calendar/price-calendar';
import { estimateAdjustedRevenue } from './estimate';
import { calculateInflation } from './lookup/calculate-inflation';
import { createLookupClient } from './lookup/client';
import { createLookupHandler } from './lookup/handler';
import { seriesClient } from './lookup/series-client';
import { yearByYear } from './lookup/year-by-year';
import { yearByYearCsv } from './lookup/year-by-year-csv';
import { adjustPrice, lostRevenue } from './lost-revenue';
import {
  decodeMenu,
  menuCsv,
  menuMonth,
  menuPrices,
  menuTotals,
  parseMenu,
  readMenuRow,
} from './menu/index';
import { formatMoney, formatPercent, parseRevenue, roundToCents } from './money';
import { monthOf } from './month-of';
import {
  addMonths,
  compareMonths,
  formatIsoMonth,
  formatMonth,
  formatMonthName,
  parseMonth,
} from './months';
import { beginsMonthName, normalizeMonth, normalizeRevenue } from './normalize-inputs';
import { fetchSeries, updateSeries } from './own-series/index';
import {
  breakEvenVisits,
  equalStepInPercent,
  missedSoFar,
  planPriceSteps,
  priceChangeInPercent,
  proposePriceMonths,
} from './pricing/index';
import { compareSeries } from './series/compare-series';
import { indexFor } from './series/index-for';
import { changeInPercent, inflate } from './series/inflate';
import { seriesCaption } from './series/series-caption';
import { staleness } from './series/staleness';
import { maskMonth, maskRevenue } from './typing-masks';
import { validateInputs } from './validate-inputs';

const from = { year: 2019, month: 6 };
const request = { amount: 100, from };
const asked = { ...request, today: { year: 2026, month: 11 }, client: seriesClient(cpiU) };
const address = 'https://example.com/data/x1.json';
const { lookup } = createLookupClient({ fetch: () => Promise.reject(new TypeError('offline')) });
const { lookup: lookupWithoutPage } = createLookupClient();

type Checked = (...values: never[]) => unknown;

/** Calls a function as JavaScript can, past its types. */
const call = async (called: Checked, values: readonly unknown[]): Promise<unknown> =>
  Reflect.apply(called, undefined, values);

const mistakes: readonly (readonly [Checked, readonly unknown[], says: string])[] = [
  [calculateInflation, [], 'amount must be from 0.005 to'],
  [calculateInflation, [{ ...asked, client: undefined }], 'client must be made by createLookup'],
  [calculateInflation, [{ ...asked, client: createLookupClient }], 'but it was a function.'],
  [calculateInflation, [{ ...asked, client: { lookup: () => null } }], 'client.lookup() must be'],
  [
    calculateInflation,
    [{ ...asked, amount: '100' }],
    "amount must be from 0.005 to 999999999999.99, but it was '100'.",
  ],
  [calculateInflation, [{ ...asked, from: null }], 'from must be a Month, but it was'],
  [
    calculateInflation,
    [{ ...asked, from: '06/2019' }],
    "from must be a Month, but it was '06/2019'.",
  ],
  [
    calculateInflation,
    [{ ...asked, today: new Date(2026, 10) }],
    'today must be a Month, but it was',
  ],
  [calculateInflation, [{ ...asked, fallback: null }], 'fallback must be a price index'],
  [calculateInflation, [{ ...asked, client: { lookup: lookupWithoutPage } }], 'baseUrl must be'],
  [calculateInflation, [{ ...asked, signal: new AbortController() }], 'signal must be'],
  [calculateInflation, [{ ...asked, signal: false }], 'signal must be an AbortSignal'],
  [
    calculateInflation,
    [{ ...asked, client: { lookup }, signal: new AbortController() }],
    'signal must be an AbortSignal',
  ],
  [lookup, [null], 'amount must be'],
  [lookup, [{ amount: 100, from: { year: '2019', month: 6 } }], 'from must be a Month, but it was'],
  [lookupWithoutPage, [request], "baseUrl must be absolute where there is no page, but it was ''."],
  [createLookupClient, [null], 'options must be an object, but it was null.'],
  [createLookupClient, [{ baseUrl: null }], 'baseUrl must be a string, but it was null.'],
  [createLookupClient, [{ fetch: 'fetch' }], "fetch must be a function, but it was 'fetch'."],
  [createLookupClient, [{ seriesKey: null }], 'seriesKey must be a string, but it was null.'],
  [createLookupClient, [{ timeoutMs: Number.NaN }], 'timeoutMs must be a number above 0'],
  [createLookupClient, [{ timeoutMs: '8000' }], "a number above 0, but it was '8000'."],
  [createLookupHandler, [], 'series must be a price index such as cpiU, or several'],
  [createLookupHandler, [{ us: null }], 'series.us must be a price index such as cpiU'],
  [createLookupHandler(cpiU), [{ url: '/', headers: {} }], 'request must be a Request'],
  [seriesClient, [null], 'series must be a price index such as cpiU, but it was null.'],
  [seriesClient(cpiU).lookup, [{ amount: 100 }], 'from must be a Month, but it was'],
  [
    seriesClient(cpiU).lookup,
    [{ ...request, signal: new AbortController() }],
    'signal must be an AbortSignal',
  ],
  [inflate, [undefined, request], 'series must be a price index such as cpiU'],
  [inflate, [cpiU], 'amount must be'],
  [inflate, [cpiU, { ...request, to: '2026-08' }], 'to must be a Month, but it was'],
  [changeInPercent, [cpiU, null], 'from must be a Month, but it was'],
  [indexFor, ['cpiU', from], "series must be a price index such as cpiU, but it was 'cpiU'."],
  [indexFor, [cpiU, '2019-06'], 'month must be a Month, but it was'],
  [compareSeries, [cpiU, undefined, from], 'reference must be a price index'],
  [compareSeries, [cpiU, cpiU, new Date(2019, 5)], 'from must be a Month, but it was'],
  [estimateAdjustedRevenue, [null], 'amount must be'],
  [fetchSeries, [], 'url must be an address, but it was undefined.'],
  [fetchSeries, [''], "url must be an address, but it was ''."],
  [fetchSeries, [{ href: address }], 'url must be an address'],
  [fetchSeries, [address, null], 'options must be an object, but it was null.'],
  [fetchSeries, [address, { fetch: null }], 'fetch must be a function, but it was null.'],
  [fetchSeries, [address, { timeoutMs: Number.NaN }], 'timeoutMs must be a whole number from 1 to'],
  [fetchSeries, [address, { timeoutMs: -1 }], 'timeoutMs must be a whole number from 1 to'],
  [fetchSeries, [address, { timeoutMs: Number.POSITIVE_INFINITY }], 'but it was Infinity.'],
  [fetchSeries, [address, { signal: {} }], 'signal must be an AbortSignal'],
  [createLookupHandler, [cpiU, null], 'options must be an object, but it was null.'],
  [
    createLookupHandler,
    [cpiU, { cacheControl: 600 }],
    'cacheControl must be a string, but it was 600.',
  ],
  [createLookupHandler, [cpiU, { basePath: 5 }], 'basePath must be a string, but it was 5.'],
  [updateSeries, [cpiU, cpiU.points, null], 'options must be an object, but it was null.'],
  [
    updateSeries,
    [cpiU, cpiU.points, { mostChangeInPercent: '15' }],
    "mostChangeInPercent must be a number from 0, but it was '15'.",
  ],
  [
    updateSeries,
    [cpiU, cpiU.points, { mostChangeInPercent: null }],
    'a number from 0, but it was null.',
  ],
  [
    updateSeries,
    [cpiU, cpiU.points, { mostChangeInPercent: Number.NaN }],
    'a number from 0, but it was NaN.',
  ],
  [
    updateSeries,
    [cpiU, cpiU.points, { mostChangeInPercent: -1 }],
    'a number from 0, but it was -1.',
  ],
  [yearByYear, [null], 'result must be what calculateInflation gives, but it was null.'],
  [yearByYearCsv, [{}], 'result must be what calculateInflation gives'],
  [yearByYearCsv, [{ points: [] }, null], 'options must be an object, but it was null.'],
  [yearByYearCsv, [{ points: [] }, { beside: {} }], 'beside must be a price index such as cpiU'],
  [missedSoFar, [undefined], 'result must be what calculateInflation gives'],
  [seriesCaption, [null], 'series must be a price index such as cpiU, but it was null.'],
  [staleness, ['cpiU'], "series must be a price index such as cpiU, but it was 'cpiU'."],
  [staleness, [cpiU, '2026-11'], "today must be a Month, but it was '2026-11'."],
  [staleness, [cpiU, { ...asked.today, day: 32 }], 'today.day must be a whole number from 1 to 31'],
  [parseMonth, [null], 'text must be a string, but it was null.'],
  [parseRevenue, [5], 'text must be a string, but it was 5.'],
  [validateInputs, [null], 'date must be a string, but it was undefined.'],
  [validateInputs, [{ date: '06/2019', annualRevenue: 5 }], 'annualRevenue must be a string'],
  [monthOf, ['2020'], "date must be a Date, but it was '2020'."],
  [monthOf, [null, 'utc'], 'date must be a Date, but it was null.'],
  [monthOf, [new Date(2026, 10), 'UTC'], "calendar must be local or utc, but it was 'UTC'."],
  [monthOf, [new Date(2026, 10), null], 'calendar must be local or utc, but it was null.'],
  [normalizeMonth, [null], 'text must be a string, but it was null.'],
  [normalizeMonth, [new Date(2026, 10)], 'text must be a string, but it was'],
  [normalizeRevenue, [5], 'text must be a string, but it was 5.'],
  [beginsMonthName, [null], 'text must be a string, but it was null.'],
  [maskMonth, [null], 'previous must be a string, but it was undefined.'],
  [maskMonth, [{ previous: '', next: 12, caret: 2 }], 'next must be a string, but it was 12.'],
  [maskRevenue, [{ previous: '', next: '12' }], 'caret must be a number, but it was undefined.'],
  [maskRevenue, [{ next: '12', caret: 2 }], 'previous must be a string, but it was undefined.'],
  [addMonths, ['2019-06', 1], "month must be a Month, but it was '2019-06'."],
  [addMonths, [from, '1'], 'months must be a whole number from -120000 to 120000, but it was '],
  [addMonths, [from, 1.5], 'a whole number from -120000 to 120000, but it was 1.5.'],
  [addMonths, [from, Number.NaN], 'a whole number from -120000 to 120000, but it was NaN.'],
  [addMonths, [from, Number.POSITIVE_INFINITY], 'but it was Infinity.'],
  [addMonths, [from, 1e300], 'but it was 1e+300.'],
  [compareMonths, [new Date(2019, 5), from], 'a must be a Month'],
  [compareMonths, [from, null], 'b must be a Month, but it was null.'],
  [formatMonth, ['06/2019'], "month must be a Month, but it was '06/2019'."],
  [formatIsoMonth, [{ year: 2019, month: 13 }], 'month must be a Month, but it was 2019-13.'],
  [formatMonthName, [null], 'month must be a Month, but it was null.'],
  [formatMoney, [null], 'amount must be a number, but it was null.'],
  [formatMoney, [5, 'EUR'], "options must be an object, but it was 'EUR'."],
  [formatMoney, [5, null], 'options must be an object, but it was null.'],
  [formatPercent, ['5'], "percent must be a number, but it was '5'."],
  [roundToCents, ['5'], "amount must be a number, but it was '5'."],
  [breakEvenVisits, [null], 'price must be'],
  [priceChangeInPercent, [null], 'from must be'],
  [priceChangeInPercent, [{ from: 0.001, to: 5 }], 'from must be from 0.005 to'],
  [planPriceSteps, [null], 'price must be'],
  [planPriceSteps, [{ price: 50, target: 60 }], 'months must be a list, but it was undefined.'],
  [equalStepInPercent, [null], 'price must be'],
  [proposePriceMonths, [null], 'today must be a Month'],
  [
    proposePriceMonths,
    [{ today: from, chosen: [''] }],
    "chosen[0] must be a Month, but it was ''.",
  ],
  [proposePriceMonths, [{ today: from }], 'chosen must be a list'],
  [parseMenu, [null], 'text must be a string, but it was null.'],
  [decodeMenu, ['Cut'], "bytes must be a Uint8Array, but it was 'Cut'."],
  [parseMenu, ['', { limit: '3' }], 'limit must be a whole number from 0 to 9007199254740991, but'],
  [parseMenu, ['', { limit: Number.NaN }], 'but it was NaN.'],
  [parseMenu, ['', { limit: 1.5 }], 'but it was 1.5.'],
  [parseMenu, ['', { limit: -1 }], 'but it was -1.'],
  [readMenuRow, [null], 'price must be a string, but it was undefined.'],
  [readMenuRow, [{ price: '5', since: null, visits: '' }], 'since must be a string'],
  [menuMonth, [201906], 'text must be a string, but it was 201906.'],
  [
    menuPrices,
    [
      { price: 5, since: from, visits: Number.NaN },
      { prices: cpiU, salons: cpiU, step: 1 },
    ],
    'visits must be a whole number from 0 to 999999, but it was NaN.',
  ],
  [menuPrices, [null, { prices: cpiU, salons: cpiU, step: 1 }], 'month must be a Month'],
  [menuPrices, [{ price: 5, since: from }, null], 'series must be a price index such as cpiU'],
  [menuTotals, [null], 'all must be a list, but it was null.'],
  [menuCsv, ['Cut,50'], "rows must be a list, but it was 'Cut,50'."],
  [menuCsv, [[null]], 'rows[0].service must be a string, but it was undefined.'],
  [menuCsv, [[{ service: 'Cut', price: 50 }]], 'rows[0].price must be a string, but it was 50.'],
  [priceCalendar, [null], 'reminders must be a list, but it was undefined.'],
  [priceCalendar, [{ reminders: [] }], 'now must be a Date, but it was undefined.'],
  [priceCalendar, [{ reminders: [], now: '2026-11-23' }], "now must be a Date, but it was '2026-"],
  [priceCalendar, [{ reminders: [], now: new Date('no time') }], 'now must be a Date, but it was'],
  [priceCalendar, [{ reminders: [null], now: new Date() }], 'reminders[0].month must be a Month'],
  [lostRevenue, [null], 'amount must be'],
  [adjustPrice, [{ amount: 1, adjusted: 2 }], 'price must be'],
];

describe('a mistake of the program', () => {
  it.each(mistakes)('made with %o is refused: %j', async (called, values, says) => {
    await expect(call(called, values)).rejects.toMatchObject({
      name: 'InflationError',
      code: expect.stringMatching(/^invalid-/),
      message: expect.stringContaining(says),
    });
  });
});

// JSON has no BigInt, so these cannot stand in a test's name.
it.each([
  ['timeoutMs', createLookupClient, [{ timeoutMs: 8000n }]],
  ['limit', parseMenu, ['', { limit: 3n }]],
  ['months', addMonths, [from, 3n]],
  ['mostChangeInPercent', updateSeries, [cpiU, cpiU.points, { mostChangeInPercent: 15n }]],
] as const)('a BigInt as %s is refused', async (name, called, values) => {
  await expect(call(called, values)).rejects.toMatchObject({
    name: 'InflationError',
    message: expect.stringMatching(new RegExp(`^${name} must be a .*number`)),
  });
});

describe('a value that has no text of its own', () => {
  const unreadable: unknown = Object.create(null);
  it.each([
    unreadable,
    [unreadable],
    { year: Symbol('2019'), month: 6 },
    {
      toString() {
        throw new Error('none');
      },
    },
  ])('is refused like any other: %#', async (value) => {
    for (const [called, values, name] of [
      [parseMonth, [value], 'text'],
      [parseRevenue, [value], 'text'],
      [normalizeMonth, [value], 'text'],
      [normalizeRevenue, [value], 'text'],
      [beginsMonthName, [value], 'text'],
      [validateInputs, [{ date: '', annualRevenue: value }], 'annualRevenue'],
      [maskMonth, [{ previous: '', next: value, caret: 0 }], 'next'],
      [parseMenu, [value], 'text'],
      [menuMonth, [value], 'text'],
    ] as const satisfies readonly (readonly [Checked, readonly unknown[], string])[]) {
      await expect(call(called, values)).rejects.toMatchObject({
        name: 'InflationError',
        code: 'invalid-argument',
        message: `${name} must be a string, but it was an object.`,
      });
    }
  });
});
