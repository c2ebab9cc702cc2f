import { describe, expect, it } from 'vitest';
import { cpiU } from '../tests/frozen-series.ts';
import { priceCalendar } from './calendar/index.ts';
import { calculateInflation } from './lookup/calculate-inflation.ts';
import { createLookupClient, seriesClient } from './lookup/client.ts';
import { createLookupHandler } from './lookup/handler.ts';
import { menuCsv } from './menu/menu-csv.ts';
import { addMonths, formatMonth, monthOf, parseMonth } from './months.ts';
import { fetchSeries, updateSeries } from './own-series/index.ts';
import { breakEvenVisits, planPriceSteps } from './pricing/index.ts';

const from = { year: 2019, month: 6 };
const request = { amount: 100, from };
const asked = { ...request, today: { year: 2026, month: 11 }, client: seriesClient(cpiU) };
const cut = { price: 50, newPrice: 65, commissionInPercent: 45, productCost: 4, visits: 120 };
const { lookup } = createLookupClient({ fetch: () => Promise.reject(new TypeError('offline')) });
const answering = (outcome: unknown) => ({ lookup: async () => outcome });
const { lookup: lookupWithoutPage } = createLookupClient();

type Checked = (...values: never[]) => unknown;

/** Calls a function without its types, as JavaScript can. */
const call = async (called: Checked, values: readonly unknown[]): Promise<unknown> =>
  Reflect.apply(called, undefined, values);

// tests/hostile-inputs.test.ts tries every argument and its name. Here: the wording of a refusal,
// the place of a limit, and refusals of one part although the rest could be used.
const mistakes: readonly (readonly [Checked, readonly unknown[], says: string])[] = [
  [calculateInflation, [], 'amount must be from 0.005 to 999999999999.99, but it was undefined.'],
  [calculateInflation, [{ ...asked, from: '06/2019' }], "from must be a Month, but it was '06/"],
  [calculateInflation, [{ ...asked, client: createLookupClient }], 'but it was a function.'],
  [calculateInflation, [{ ...asked, client: { lookup: lookupWithoutPage } }], 'baseUrl must be'],
  [calculateInflation, [{ ...asked, fallback: {} }], 'fallback must be a price index such as cpiU'],
  [
    calculateInflation,
    [{ ...asked, client: answering({ ok: false, error: {} }) }],
    '.code must be',
  ],
  [
    calculateInflation,
    [{ ...asked, client: answering({ ok: true, items: [] }) }],
    'client.lookup().newest.month must be a Month',
  ],
  [createLookupClient, [{ seriesKey: 5 }], 'seriesKey must be a string, but it was 5.'],
  [createLookupClient, [{ timeoutMs: 0 }], 'timeoutMs must be a number above 0, but it was 0.'],
  [seriesClient(cpiU).lookup, [{ ...request, from: '06/2019' }], 'from must be a Month, but'],
  [lookup, [{ ...request, signal: new AbortController() }], 'signal must be an AbortSignal'],
  [lookupWithoutPage, [request], "baseUrl must be absolute where there is no page, but it was ''."],
  [createLookupHandler, [], 'series must be a price index such as cpiU, or several'],
  [
    createLookupHandler,
    [cpiU, { cacheControl: 'год' }],
    "cacheControl must be text of ASCII, as a header is, but it was 'год'.",
  ],
  [createLookupHandler(cpiU), [{ url: '/', headers: {} }], 'request must be a Request'],
  [fetchSeries, ['https://example.com', { fetch: 5 }], 'fetch must be a function, but it was 5.'],
  [fetchSeries, ['/data/x1.json'], "url must be absolute where there is no page, but it was '/d"],
  [
    updateSeries,
    [cpiU, [], { missing: ['13/2026'] }],
    "missing[0] must be a month, but it was '13",
  ],
  [
    updateSeries,
    [cpiU, [], { missing: new Array(2) }],
    'missing[0] must be a month, but it was un',
  ],
  [menuCsv, [new Array(2)], 'rows must be a list without gaps, but it was a list of 2.'],
  [
    priceCalendar,
    [
      {
        now: new Date(),
        reminders: [{ month: from, summary: 'x'.repeat(200_000), description: '' }],
      },
    ],
    "reminders[0].summary must be a string of at most 10000 characters, but it was 'xxxxx",
  ],
  [formatMonth, [{ year: 2019, month: 13 }], 'month must be a Month, but it was 2019-13.'],
  [parseMonth, ['06/2019', 'US'], 'form must be MM/YYYY, month-first or day-first, but it was '],
  [parseMonth, [Object.create(null)], 'text must be a string, but it was an object.'],
  [monthOf, [new Date(2026, 10), 'UTC'], "calendar must be local or utc, but it was 'UTC'."],
  [addMonths, [from, 1.5], 'months must be a whole number from -120000 to 120000, but it was 1.5.'],
  [breakEvenVisits, [{ ...cut, commissionInPercent: 101 }], 'InPercent must be from 0 to 100, but'],
  [
    planPriceSteps,
    [{ price: 5, target: 6, months: [from, from] }],
    '[1] must be later than 2019-6',
  ],
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
      await expect(call(called, values)).rejects.toMatchObject({
        message: expect.stringMatching(/^.{1,300}$/s),
      });
    },
  );
});
