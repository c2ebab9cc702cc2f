import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, inject, it } from 'vitest';

const { folder } = inject('installedPackages');
const load = (file: string) =>
  import(pathToFileURL(join(folder, 'node_modules/@tallycomb/inflation-core/dist', file)).href);

const core = await load('index.js');
const { cpiU } = await load('cpi-u.js');
const { personalCareServices: salons } = await load('personal-care-services.js');
const lookup = await load('lookup.js');
const menu = await load('menu.js');
const pricing = await load('pricing.js');
const series = await load('series.js');
const ownSeries = await load('own-series.js');

const amount = 250_000;
const from = { year: 2019, month: 6 };
const today = { year: 2026, month: 11 };
const early = { year: 1800, month: 1 };
const client = lookup.seriesClient(cpiU);

const answering = (body: unknown, status: number) =>
  lookup.createLookupClient({ fetch: async () => Response.json(body, { status }) });
const offline = lookup.createLookupClient({
  fetch: () => Promise.reject(new TypeError('fetch failed', { cause: new Error('no network') })),
});
const silent = lookup.createLookupClient({ fetch: () => new Promise(() => {}), timeoutMs: 1 });
const refusing = answering({ error: { code: 'unknown-series', message: 'No.' } }, 404);

const calculated = await lookup.calculateInflation({ amount, from, today, client });
const estimated = await lookup.calculateInflation({ amount, from, today, client: offline });
const item = { service: 'Cut', price: 50, since: from, visits: 120 };
const prices = menu.menuPrices(item, { prices: cpiU, salons, step: 1 });

const points = [{ month: '2020-01', index: 100 }];
const about = {
  name: 'Cuts',
  source: 'Us',
  sourceUrl: 'https://example.com',
  basePeriod: '2020 = 100',
};
const own = ownSeries.defineSeries({ id: 'X1', ...about, points });
const fetching = (file: unknown) =>
  ownSeries.fetchSeries('https://example.com/x1.json', { fetch: async () => Response.json(file) });

const results: Readonly<Record<string, unknown>> = {
  cpiU,
  calculated,
  estimated,
  'with a fallback': await lookup.calculateInflation({
    amount,
    from,
    today,
    client: refusing,
    fallback: cpiU,
  }),
  'an answer': await client.lookup({ amount, from }),
  'a month too early': await client.lookup({ amount, from: early }),
  'a lookup without a network': await offline.lookup({ amount, from }),
  'a silent lookup': await silent.lookup({ amount, from }),
  'a refused lookup': await refusing.lookup({ amount, from }),
  'an invalid answer': await answering({}, 200).lookup({ amount, from }),
  yearByYear: lookup.yearByYear(calculated),
  'yearByYear of an estimate': lookup.yearByYear(estimated),
  estimateAdjustedRevenue: lookup.estimateAdjustedRevenue({ amount, from, today }),
  lostRevenue: core.lostRevenue(calculated),
  maskMonth: core.maskMonth({ previous: '0', next: '06', caret: 2 }),
  validateInputs: core.validateInputs({ date: '06/2019', annualRevenue: '250000' }),
  'refused inputs': core.validateInputs({ date: '', annualRevenue: '' }),
  indexFor: series.indexFor(cpiU, from),
  'indexFor out of range': series.indexFor(cpiU, early),
  inflate: series.inflate(cpiU, { amount, from }),
  compareSeries: series.compareSeries(salons, cpiU, from),
  'compareSeries out of range': series.compareSeries(salons, cpiU, early),
  annualAverage: series.annualAverage(cpiU, 2025),
  'inflate by years': series.inflate(cpiU, { amount, from: 2019, to: 2020 }),
  staleness: series.staleness(cpiU, today),
  'a series of one’s own': own,
  updateSeries: ownSeries.updateSeries(own, [{ month: '2020-02', index: 101 }]),
  'a refused update': ownSeries.updateSeries(own, [{ month: '2020-01', index: 101 }]),
  fetchSeries: await fetching({ ...own, points, version: 1 }),
  'a fetch of nothing': await fetching({}),
  breakEvenVisits: pricing.breakEvenVisits({
    price: 50,
    newPrice: 57,
    commissionInPercent: 45,
    productCost: 4,
    visits: 120,
  }),
  planPriceSteps: pricing.planPriceSteps({ price: 50, target: 65.39, months: [today], step: 1 }),
  menuPrices: prices,
  menuTotals: menu.menuTotals([prices]),
  parseMenu: menu.parseMenu('Service\tPrice\nCut\t$50\nFull set\tten'),
  readMenuRow: menu.readMenuRow({ service: 'Cut', price: '$50', since: '6/2019', visits: '' }),
};

/** What React refuses to hand from a server component to a client component, or changes. */
function notPlainIn(value: unknown, path: string): string[] {
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [path];
  if (typeof value !== 'object' || value === null) {
    return ['string', 'boolean', 'undefined'].includes(typeof value) ? [] : [path];
  }
  const isPlain = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
  if (!isPlain) return [path];
  return Object.entries(value).flatMap(([key, each]) => notPlainIn(each, `${path}.${key}`));
}

it.each(Object.entries(results))(
  '%s is plain data, and stays what it is in JSON',
  (name, result) => {
    expect(result).toBeTypeOf('object');
    expect(notPlainIn(result, name)).toEqual([]);
    expect(JSON.parse(JSON.stringify(result))).toEqual(result);
  },
);
