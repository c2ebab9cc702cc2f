import { describe, expect, it } from 'vitest';
import { cpiU } from '../tests/frozen-series';
import { priceCalendar } from './calendar/price-calendar';
import { MAX_AMOUNT } from './inflation-error';
import { calculateInflation } from './lookup/calculate-inflation';
import { createLookupClient } from './lookup/client';
import { createLookupHandler } from './lookup/handler';
import { seriesClient } from './lookup/series-client';
import { yearByYear } from './lookup/year-by-year';
import { lostRevenue } from './lost-revenue';
import { decodeMenu, menuCsv, menuPrices, parseMenu } from './menu/index';
import { formatMoney } from './money';
import { addMonths, formatIsoMonth, formatMonth, monthOf, parseMonth } from './months';
import { fetchSeries, updateSeries } from './own-series/index';
import {
  breakEvenVisits,
  equalStepInPercent,
  planPriceSteps,
  priceChangeInPercent,
  proposePriceMonths,
} from './pricing/index';
import { compareSeries } from './series/compare-series';
import { staleness } from './series/staleness';
import { maskRevenue } from './typing-masks';
import { validateInputs } from './validate-inputs';

const from = { year: 2019, month: 6 };
const request = { amount: 100, from };
const asked = { ...request, today: { year: 2026, month: 11 }, client: seriesClient(cpiU) };
const cut = { price: 50, newPrice: 65, commissionInPercent: 45, productCost: 4, visits: 120 };
const by = { prices: cpiU, salons: cpiU, step: 1 };
const address = 'https://example.com/data/x1.json';
const { lookup } = createLookupClient({ fetch: () => Promise.reject(new TypeError('offline')) });
const { lookup: lookupWithoutPage } = createLookupClient();

type Checked = (...values: never[]) => unknown;

/** Calls a function as JavaScript can, past its types. */
const call = async (called: Checked, values: readonly unknown[]): Promise<unknown> =>
  Reflect.apply(called, undefined, values);

// tests/hostile-inputs.test.ts tries every argument; here is how each kind of refusal reads.
const mistakes: readonly (readonly [Checked, readonly unknown[], says: string])[] = [
  [calculateInflation, [], 'amount must be from 0.005 to 999999999999.99, but it was undefined.'],
  [calculateInflation, [{ ...asked, amount: MAX_AMOUNT + 0.01 }], 'amount must be from 0.005 to'],
  [calculateInflation, [{ ...asked, amount: 0.004 }], 'amount must be from 0.005 to'],
  [calculateInflation, [{ ...asked, from: '06/2019' }], "from must be a Month, but it was '06/"],
  [calculateInflation, [{ ...asked, today: new Date(2026, 10) }], 'today must be a Month, but it'],
  [calculateInflation, [{ ...asked, client: createLookupClient }], 'but it was a function.'],
  [calculateInflation, [{ ...asked, client: { lookup: () => null } }], 'client.lookup() must be'],
  [calculateInflation, [{ ...asked, client: { lookup: lookupWithoutPage } }], 'baseUrl must be'],
  [calculateInflation, [{ ...asked, fallback: null }], 'fallback must be a price index'],
  [calculateInflation, [{ ...asked, signal: false }], 'signal must be an AbortSignal'],
  [lookup, [{ ...request, signal: new AbortController() }], 'signal must be an AbortSignal'],
  [lookupWithoutPage, [request], "baseUrl must be absolute where there is no page, but it was ''."],
  [createLookupClient, [null], 'options must be an object, but it was null.'],
  [createLookupClient, [{ fetch: 'fetch' }], "fetch must be a function, but it was 'fetch'."],
  [createLookupClient, [{ timeoutMs: 8000n }], 'timeoutMs must be a number above 0, but it was 8'],
  [createLookupHandler, [], 'series must be a price index such as cpiU, or several'],
  [createLookupHandler, [{ us: null }], 'series.us must be a price index such as cpiU'],
  [createLookupHandler(cpiU), [{ url: '/', headers: {} }], 'request must be a Request'],
  [seriesClient(cpiU).lookup, [{ ...request, signal: {} }], 'signal must be an AbortSignal'],
  [compareSeries, [cpiU, undefined, from], 'reference must be a price index such as cpiU'],
  [fetchSeries, [{ href: address }], 'url must be an address, but it was [object Object].'],
  [fetchSeries, ['/data/x1.json'], "url must be absolute where there is no page, but it was '/d"],
  [fetchSeries, [address, { timeoutMs: -1 }], 'timeoutMs must be a whole number from 1 to'],
  [updateSeries, [cpiU, [], { today: '2026-01' }], "today must be a month, but it was '2026-01'."],
  [
    updateSeries,
    [cpiU, [], { missing: ['13/2026'] }],
    "missing[0] must be a month, but it was '13",
  ],
  [updateSeries, [cpiU, [], { mostChangeInPercent: -1 }], 'mostChangeInPercent must be a number f'],
  [yearByYear, [null], 'result must be what calculateInflation gives, but it was null.'],
  [staleness, [cpiU, { ...asked.today, day: 32 }], 'today.day must be a whole number from 1 to 31'],
  [parseMonth, [null], 'text must be a string, but it was null.'],
  [parseMonth, [Object.create(null)], 'text must be a string, but it was an object.'],
  [validateInputs, [{ date: '06/2019', annualRevenue: 5 }], 'annualRevenue must be a string'],
  [monthOf, [new Date(Number.NaN), 'utc'], 'date must be a Date, but it was Invalid Date.'],
  [monthOf, [new Date(2026, 10), 'UTC'], "calendar must be local or utc, but it was 'UTC'."],
  [maskRevenue, [{ previous: '', next: '12' }], 'caret must be a number, but it was undefined.'],
  [addMonths, [from, 1.5], 'months must be a whole number from -120000 to 120000, but it was 1.5.'],
  [addMonths, [from, 3n], 'months must be a whole number from -120000 to 120000, but it was 3.'],
  [formatIsoMonth, [{ year: 2019, month: 13 }], 'month must be a Month, but it was 2019-13.'],
  [formatMoney, [5, 'EUR'], "options must be an object, but it was 'EUR'."],
  [breakEvenVisits, [{ ...cut, commissionInPercent: 101 }], 'InPercent must be from 0 to 100, but'],
  [breakEvenVisits, [{ ...cut, productCost: -1 }], 'productCost must be from'],
  [breakEvenVisits, [{ ...cut, visits: 1.5 }], 'visits must be a whole number from 1 to 1000000'],
  [priceChangeInPercent, [{ from: 0.001, to: 5 }], 'from must be from 0.005 to'],
  [planPriceSteps, [{ price: 50, target: 60 }], 'months must be a list, but it was undefined.'],
  [
    planPriceSteps,
    [{ price: 5, target: 6, months: [from, from] }],
    '[1] must be later than 2019-6',
  ],
  [equalStepInPercent, [{ price: 5, target: 6, steps: 0 }], 'steps must be a whole number from 1'],
  [
    proposePriceMonths,
    [{ today: from, chosen: [''] }],
    "chosen[0] must be a Month, but it was ''.",
  ],
  [decodeMenu, ['Cut'], "bytes must be a Uint8Array, but it was 'Cut'."],
  [parseMenu, ['', { limit: '3' }], 'limit must be a whole number from 0 to 9007199254740991, but'],
  [
    menuPrices,
    [{ price: 5, since: from, visits: 0.5 }, by],
    'visits must be a whole number from 0',
  ],
  [menuCsv, [[{ service: 'Cut', price: 50 }]], 'rows[0].price must be a string, but it was 50.'],
  [priceCalendar, [{ reminders: [null], now: new Date() }], 'reminders[0].month must be a Month'],
  [lostRevenue, [{ amount: 1, adjusted: Number.MAX_VALUE }], 'adjusted must be'],
];

describe('a mistake of the program', () => {
  it.each(mistakes.map(([called, values, says]) => ({ called, values, says })))(
    'is refused: $says',
    async ({ called, values, says }) => {
      await expect(call(called, values)).rejects.toMatchObject({
        name: 'InflationError',
        code: expect.stringMatching(/^invalid-/),
        message: expect.stringContaining(says),
      });
    },
  );
});

it.each([
  { year: 2019, month: 0 },
  { year: 2019, month: 1.5 },
  { year: -1, month: 1 },
  { year: 10_000, month: 1 },
  { year: Number.NaN, month: 1 },
])('%j is no month', async (month) => {
  await expect(call(formatMonth, [month])).rejects.toMatchObject({ code: 'invalid-month' });
});
