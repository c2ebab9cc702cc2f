import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { offline, online } from '../../tests/clients.ts';
import { cpiU, midwest } from '../../tests/frozen-series.ts';
import { estimateAdjustedRevenue } from '../estimate.ts';
import { InflationError } from '../inflation-error.ts';
import { adjustPrice } from '../lost-revenue.ts';
import { addMonths, compareMonths } from '../months.ts';
import { defineSeries } from '../own-series/define-series.ts';
import { inflate } from '../series/inflate.ts';
import { type CalculateInflationInput, calculateInflation } from './calculate-inflation.ts';
import { createLookupClient, type LookupClient, seriesClient } from './client.ts';
import type { AdjustedAmount } from './parse-answer.ts';

const today = { year: 2026, month: 11 };

const calculate = (input: Partial<CalculateInflationInput>) =>
  calculateInflation({
    amount: 250_000,
    from: { year: 2019, month: 6 },
    today,
    client: online,
    ...input,
  });

const withoutIndex = (points: readonly AdjustedAmount[]) =>
  points.map(({ month, amount }) => ({ month, amount }));

const months = fc.record({
  year: fc.integer({ min: 1913, max: 2028 }),
  month: fc.integer({ min: 1, max: 12 }),
});
const published = fc
  .integer({ min: 0, max: compareMonths(cpiU.newest, cpiU.first) })
  .map((later) => addMonths(cpiU.first, later));
const amounts = fc.integer({ min: 1, max: 99_999_999_999_999 }).map((cents) => cents / 100);

describe('from the index', () => {
  it('gives the known result for $250,000 since June 2019', async () => {
    const result = await calculate({});
    expect(result).toMatchObject({
      source: 'index',
      amount: 250_000,
      from: { year: 2019, month: 6 },
      adjusted: 326_946.28,
      lost: 76_946.28,
      direction: 'lost',
      asOf: { year: 2026, month: 8 },
      baseIndexMonth: { year: 2019, month: 6 },
    });
    expect(result.raiseInPercent).toBeCloseTo((334.98 / 256.143 - 1) * 100, 10);
    expect(result.points).toHaveLength(86);
    expect(result.points[0]).toEqual({
      month: { year: 2019, month: 6 },
      amount: 250_000,
      index: 256.143,
    });
    expect(result).not.toHaveProperty('reason');
  });

  it('leads month by month to the adjusted amount, whose ratio is exact for any price', async () => {
    await fc.assert(
      fc.asyncProperty(amounts, published, async (amount, from) => {
        const { points, adjusted, ratio } = await calculate({ amount, from });
        const price = inflate(cpiU, { amount: 50, from }).amount;
        expect(adjustPrice({ price: 50, ...ratio })).toBe(price);
        expect(points[0]).toMatchObject({ month: from, amount });
        expect(points.at(-1)?.amount).toBe(adjusted);
        expect(adjusted).toBe(inflate(cpiU, { amount, from }).amount);
        for (const [at, point] of points.entries()) {
          const before = points[at - 1];
          if (before) expect(compareMonths(point.month, before.month)).toBeGreaterThan(0);
        }
      }),
      { numRuns: 60 },
    );
  });

  it("ends at a provider's newest amount, even one at or before the start month", async () => {
    const items = [{ month: { year: 2019, month: 1 }, amount: 260_000 }] as const;
    const client: LookupClient = {
      lookup: async () => ({ ok: true, items, newest: items[0] }),
    };
    const month = { year: 2019, month: 6 };
    const result = await calculate({ client, from: month });
    expect(result).not.toHaveProperty('baseIndexMonth');
    expect(result.points).toEqual([
      { month, amount: 250_000 },
      { month, amount: 260_000 },
    ]);
  });
});

describe('from a fallback series', () => {
  it('gives the figures of the index, with the reason why it was asked', async () => {
    const { reason, ...figures } = await calculate({ client: offline, fallback: cpiU });
    expect({ ...figures }).toEqual(await calculate({ client: seriesClient(cpiU) }));
    expect(reason).toMatchObject({ code: 'offline-or-blocked' });
  });

  it('is not asked if the client answers', async () => {
    expect(await calculate({ fallback: midwest })).toMatchObject({ seriesId: cpiU.id });
  });
});

describe('from the estimate', () => {
  it('is labelled, with the reason, when the lookup fails', async () => {
    const result = await calculate({ client: offline });
    expect(result).toMatchObject({
      source: 'estimate',
      reason: { code: 'offline-or-blocked', cause: { code: 'TypeError', message: 'no network' } },
      adjusted: 322_969.75,
      lost: 72_969.75,
      direction: 'lost',
      asOf: today,
    });
    expect(result.points).toHaveLength(9);
    expect(withoutIndex(result.points.slice(0, 2))).toEqual([
      { month: { year: 2019, month: 6 }, amount: 250_000 },
      { month: { year: 2019, month: 12 }, amount: 254_500 },
    ]);
    expect(withoutIndex(result.points.slice(-1))).toEqual([{ month: today, amount: 322_969.75 }]);
  });

  it('is unchanged for a month after today, also one of this year', async () => {
    for (const month of [addMonths(today, 1), { year: 2099, month: 6 }]) {
      const result = await calculate({ client: offline, from: month });
      expect(result).toMatchObject({ source: 'estimate', lost: 0, direction: 'unchanged' });
      expect(result).toMatchObject({ adjusted: 250_000, raiseInPercent: 0 });
      expect(withoutIndex(result.points)).toEqual([{ month, amount: 250_000 }]);
    }
    expect((await calculate({ client: offline, from: today })).lost).toBeGreaterThan(0);
  });

  it('answers when a caller’s own client rejects', async () => {
    const client: LookupClient = { lookup: () => Promise.reject(new Error('broken')) };
    const result = await calculate({ client });
    expect(result).toMatchObject({
      source: 'estimate',
      reason: { code: 'offline-or-blocked', message: 'Error: broken' },
    });
  });

  it('goes from the entered amount to the adjusted one in order of time', async () => {
    await fc.assert(
      fc.asyncProperty(amounts, months, months, async (amount, from, now) => {
        const result = await calculate({ client: offline, amount, from, today: now });
        const { points, adjusted } = result;
        expect(points[0]).toMatchObject({ month: from, amount });
        expect(points.at(-1)?.amount).toBe(adjusted);
        const estimate = estimateAdjustedRevenue({ amount, from, today: now });
        expect(adjusted).toBe(compareMonths(from, now) > 0 ? amount : estimate.adjusted);
        const sorted = [...points].sort((a, b) => compareMonths(a.month, b.month));
        expect(points).toEqual(sorted);
      }),
    );
  });
});

describe('the ratio', () => {
  const small = { amount: 0.1, from: { year: 2019, month: 6 } };
  const priceOf50 = async (input: Partial<CalculateInflationInput>) =>
    adjustPrice({ price: 50, ...(await calculate(input)).ratio });

  it('carries a price by the index, however small the amount', async () => {
    for (const amount of [0.01, 0.1, 1, 250_000, 999_999_999_999.99]) {
      expect(await priceOf50({ ...small, amount })).toBe(65.39);
      expect(await priceOf50({ ...small, amount, client: offline })).toBe(64.59);
    }
    expect((await calculate(small)).raiseInPercent).toBeCloseTo(30.7785, 4);
  });

  it('is that of the amounts if the provider’s index is missing or contradicts them', async () => {
    const august = { date: '2026-08-01', amount: 0.13 };
    for (const named of [{}, { index: 334.98 }, { index: 500, baseIndex: 256.143 }]) {
      const fetch = async () => Response.json([{ ...august, ...named }]);
      const { ratio, points } = await calculate({
        ...small,
        client: createLookupClient({ fetch }),
      });
      expect(ratio).toEqual({ amount: 0.1, adjusted: 0.13 });
      expect(points).toEqual(withoutIndex(points));
    }
  });

  it('holds every digit of an index, however small or large', async () => {
    for (const [first, last] of [
      [0.000012, 0.000015],
      [0.0612345, 0.0612355],
      [2e9, 3e9],
      [100.1234567, 100.1234569],
      [1e13, 6e13],
    ] as const) {
      const series = defineSeries({
        ...cpiU,
        decimals: undefined,
        points: [
          { month: '2020-01', index: first },
          { month: '2020-02', index: last },
        ],
      });
      const from = { year: 2020, month: 1 };
      const result = await calculate({ from, amount: 1e9, client: seriesClient(series) });
      expect(adjustPrice({ price: 1e9, ...result.ratio })).toBe(result.adjusted);
      expect(result.raiseInPercent).toBeCloseTo((last / first - 1) * 100, 8);
    }
  });
});

describe('a rejection', () => {
  it('comes from a bad argument, before anything is asked', async () => {
    const lookup = vi.fn<LookupClient['lookup']>();
    const client = { lookup };
    await expect(calculate({ client, amount: Number.NaN })).rejects.toThrow(InflationError);
    expect(lookup).not.toHaveBeenCalled();
  });

  it('comes from the signal, with its reason', async () => {
    const reason = new Error('a newer Calculate');
    const signal = AbortSignal.abort(reason);
    await expect(calculate({ signal })).rejects.toBe(reason);
  });

  it('comes from the signal also when the client answers regardless', async () => {
    const controller = new AbortController();
    const client: LookupClient = {
      lookup: async () => {
        controller.abort('too late');
        return { ok: false, error: { code: 'timed-out', message: 'x' } };
      },
    };
    await expect(calculate({ client, signal: controller.signal })).rejects.toBe('too late');
  });
});
