import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { cpiU } from '../src/cpi-u/index.ts';
import {
  formatMoney,
  formatPercent,
  type Month,
  parseMonth,
  parseRevenue,
  validateInputs,
} from '../src/index.ts';
import {
  calculateInflation,
  createLookupClient,
  createLookupHandler,
  yearByYear,
  yearByYearCsv,
} from '../src/lookup/index.ts';

// 20,000 in all, with a new seed each time: fast-check prints the one that failed.
const RUNS = { parser: 9_500, handler: 5_000, client: 5_000, figures: 500 };
const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31);
const runs = (numRuns: number) => ({ numRuns, seed });

vi.setConfig({ testTimeout: 120_000 });

/** Anything that a keyboard, a clipboard or a link may bring. */
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: fc.constantFrom(...'0123456789/.,-$ e+') }),
  fc.constantFrom(
    '١٢/٢٠٢٤',
    '１２／２０２４',
    '\u0000',
    '\ud800',
    '1e309',
    '0x10',
    '-0',
    '9'.repeat(400),
  ),
);
const june = { year: 2019, month: 6 };
const months = fc.record({
  year: fc.integer({ min: 1, max: 9999 }),
  month: fc.integer({ min: 1, max: 12 }),
});

describe(`any input (FUZZ_SEED=${seed})`, () => {
  it('is parsed to its meaning or to nothing, and never throws', () => {
    fc.assert(
      fc.property(text, text, (date, annualRevenue) => {
        const [revenue, month] = [parseRevenue(annualRevenue), parseMonth(date)];
        const typed = parseMonth(date, 'MM/YYYY');
        if (revenue !== undefined) expect(revenue).toBeGreaterThan(0);
        if (month) expect(month.month >= 1 && month.month <= 12).toBe(true);
        const isFilled = date.trim() !== '' && annualRevenue.trim() !== '';
        const { ok } = validateInputs({ date, annualRevenue });
        expect(ok).toBe(isFilled && revenue !== undefined && typed !== undefined);
      }),
      runs(RUNS.parser),
    );
  });
});

describe(`any request (FUZZ_SEED=${seed})`, () => {
  const handler = createLookupHandler(cpiU);
  const ROOT = '/api/inflation/adjusted-revenue';
  const GOOD =
    /^\/api\/inflation\/adjusted-revenue\/us\/(0|[1-9]\d*)\.\d\d\/\d{4}-(0[1-9]|1[0-2])-01$/;

  const revenues = fc.oneof(
    fc.integer({ min: 0, max: 99_999_999_999_999 }).map((cents) => (cents / 100).toFixed(2)),
    text.map((part) => part.replaceAll('\ud800', '')),
  );
  const dates = fc.oneof(
    months.map(({ year, month }) => {
      const padded = [String(year).padStart(4, '0'), String(month).padStart(2, '0')];
      return `${padded.join('-')}-01`;
    }),
    text,
  );
  const paths = fc.oneof(
    fc.tuple(revenues, dates).map(([revenue, date]) => `${ROOT}/us/${revenue}/${date}`),
    fc.array(text).map((parts) => `${ROOT}/${parts.join('/')}`),
  );
  const methods = fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'POST', 'OPTIONS', 'PUT');
  const tags = fc.constantFrom(undefined, '*', '"x"', 'W/"x", *', ',');

  /** Statuses that the contract allows for a path and a method. */
  function expectedStatuses(pathname: string, method: string): readonly number[] {
    const segments = pathname.startsWith(`${ROOT}/`)
      ? pathname.slice(ROOT.length + 1).split('/')
      : [];
    if (segments.length !== 3 || segments[0] !== 'us') return [404];
    if (method === 'OPTIONS') return [204];
    if (method !== 'GET' && method !== 'HEAD') return [405];
    return GOOD.test(pathname) ? [200, 304, 422, 400] : [400];
  }

  it('gets the status of its kind, JSON, and never a rejection', async () => {
    const request = fc.record({ path: paths, method: methods, tag: tags });
    await fc.assert(
      fc.asyncProperty(request, async ({ path, method, tag }) => {
        const url = new URL(`https://example.com${path}`);
        const headers = tag === undefined ? {} : { 'If-None-Match': tag };
        const response = await handler(new Request(url, { method, headers }));
        expect(expectedStatuses(url.pathname, method)).toContain(response.status);
        const body = await response.text();
        if (body) expect(JSON.parse(body)).toBeTypeOf('object');
      }),
      runs(RUNS.handler),
    );
  });
});

describe(`any answer (FUZZ_SEED=${seed})`, () => {
  const items = fc.array(
    fc.record({
      date: fc.oneof(text, fc.constantFrom('2026-08-01', '2019-06-01', '2019-06', '0001-01-01')),
      amount: fc.oneof(fc.double(), fc.integer(), fc.constantFrom(1, 5e-324, 2 ** 53, -1, null)),
    }),
    { maxLength: 5 },
  );
  const good = fc.array(
    fc.record({
      date: fc.constantFrom('2026-08-01', '2019-06-01', '2019-12-31T00:00:00Z', '1913-01'),
      amount: fc.double({ min: 0.01, max: 1e15, noNaN: true }),
    }),
    { minLength: 1, maxLength: 5 },
  );
  const bodies = fc.oneof(
    text,
    fc.json(),
    fc.oneof(items, good).map((value) => JSON.stringify(value)),
    good.map((value) => JSON.stringify(value).slice(0, -3)),
  );
  const statuses = fc.constantFrom(200, 200, 200, 204, 301, 404, 429, 500, 599);

  const answering = (body: string, status: number) =>
    createLookupClient({
      fetch: async () => new Response(status === 204 ? null : body, { status }),
    });

  it('is an outcome: amounts above 0 in ascending months, or the failure of its kind', async () => {
    const asked = fc.record({ body: bodies, status: statuses });
    await fc.assert(
      fc.asyncProperty(asked, async ({ body, status }) => {
        const outcome = await answering(body, status).lookup({ amount: 5, from: june });
        const isSuccess = status === 200 || status === 204;
        if (!outcome.ok) {
          expect(outcome.error.code).toBe(isSuccess ? 'invalid-response' : 'http-status');
        } else {
          expect(status).toBe(200);
          expect(outcome.items.every(({ amount }) => amount > 0)).toBe(true);
          expect(outcome.newest).toBe(outcome.items.at(-1));
        }
      }),
      runs(RUNS.client),
    );
  });

  it('gives figures that can be shown, of the index or an estimate', async () => {
    const asked = fc.record({
      body: bodies,
      status: statuses,
      amount: fc.integer({ min: 1, max: 99_999_999_999_999 }).map((cents) => cents / 100),
      from: fc.record({
        year: fc.integer({ min: 1990, max: 2030 }),
        month: fc.integer({ min: 1, max: 12 }),
      }),
    });
    await fc.assert(
      fc.asyncProperty(asked, async ({ body, status, amount, from }) => {
        const today: Month = { year: 2026, month: 11 };
        const client = answering(body, status);
        const result = await calculateInflation({ amount, from, today, client });
        if (status !== 200) expect(result.source).toBe('estimate');
        expect(formatMoney(result.lost)).toMatch(/^\$[\d,]+\.\d\d$/);
        const rows = yearByYear(result).map(({ label, adjusted, gap }) => {
          return [label, formatMoney(adjusted), formatMoney(gap)];
        });
        const shown = `${formatPercent(result.raiseInPercent)} ${rows.join(' ')}`;
        expect(shown + yearByYearCsv(result, { sourceName: 'x' })).not.toMatch(
          /NaN|Infinity|∞|undefined/,
        );
      }),
      runs(RUNS.figures),
    );
  });
});
