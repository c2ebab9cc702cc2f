import { describe, expect, it } from 'vitest';
import { offline, online } from '../tests/clients.ts';
import { cpiU } from '../tests/frozen-series.ts';
import { InflationError } from './inflation-error.ts';
import { calculateInflation } from './lookup/calculate-inflation.ts';
import { seriesClient } from './lookup/client.ts';
import type { Month } from './month.ts';
import { compareSeries } from './series/compare-series.ts';
import { indexFor } from './series/index-for.ts';
import { changeInPercent, inflate } from './series/inflate.ts';

const range = { first: { year: 1913, month: 1 }, newest: { year: 2026, month: 8 } };
const today = { year: 2026, month: 11 };

const early = (name: string) => ({
  code: 'before-series',
  message: `${name} is too early: the index begins in January 1913.`,
  range,
});
const late = (name: string) => ({
  code: 'after-newest',
  message: `${name} is too late: the index ends in August 2026.`,
  range,
});

const outside: readonly [name: string, Month, ReturnType<typeof early>][] = [
  ['01/1800', { year: 1800, month: 1 }, early('January 1800')],
  ['12/1912', { year: 1912, month: 12 }, early('December 1912')],
  ['09/2026', { year: 2026, month: 9 }, late('September 2026')],
  ['06/2099', { year: 2099, month: 6 }, late('June 2099')],
];

describe.each(outside)('the month %s is refused alike', (_, from, refusal) => {
  it('from indexFor and compareSeries, as data', () => {
    expect(indexFor(cpiU, from)).toEqual({ ok: false, ...refusal });
    expect(compareSeries(cpiU, cpiU, from)).toEqual({ ok: false, ...refusal });
  });

  it('from inflate and changeInPercent, thrown, at either end', () => {
    const january = { year: 2020, month: 1 };
    for (const refused of [
      () => inflate(cpiU, { amount: 1, from }),
      () => inflate(cpiU, { amount: 1, from: january, to: from }),
      () => changeInPercent(cpiU, { from }),
      () => changeInPercent(cpiU, { from: january, to: from }),
    ]) {
      expect(refused).toThrow(InflationError);
      expect(refused).toThrow(expect.objectContaining(refusal));
    }
  });

  it('from a client of a service, which answers 422 with it, and from one of a series', async () => {
    const { code, message } = refusal;
    expect(await online.lookup({ amount: 1, from })).toEqual({
      ok: false,
      error: { ...refusal, status: 422, cause: { code, message } },
    });
    expect(await seriesClient(cpiU).lookup({ amount: 1, from })).toEqual({
      ok: false,
      error: refusal,
    });
  });

  it('from calculateInflation, thrown, whichever client or fallback does not reach it', async () => {
    const asked = { amount: 1, from, today };
    for (const input of [
      { ...asked, client: online },
      { ...asked, client: seriesClient(cpiU) },
      { ...asked, client: offline, fallback: cpiU },
    ]) {
      const calculated = calculateInflation(input);
      await expect(calculated).rejects.toBeInstanceOf(InflationError);
      await expect(calculated).rejects.toMatchObject(refusal);
    }
  });
});

describe('the estimate', () => {
  const estimated = (from: Month) =>
    calculateInflation({ amount: 1, from, today, client: offline });

  it('refuses a month older than any US index, as it would be no estimate', async () => {
    await expect(estimated({ year: 1912, month: 12 })).rejects.toMatchObject({
      code: 'before-series',
      message: 'December 1912 is too early: the index begins in January 1913.',
    });
    expect(await estimated({ year: 1913, month: 1 })).toMatchObject({ source: 'estimate' });
  });
});
