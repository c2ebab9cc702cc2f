import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clientOf, online } from '../../tests/clients.ts';
import { cpiU } from '../../tests/frozen-series.ts';
import { australia } from '../../tests/published-indexes.ts';
import { addMonths, compareMonths } from '../months.ts';
import { createLookupHandler } from './handler.ts';
import { seriesClient } from './series-client.ts';

describe('seriesClient', () => {
  it('gives the same answers as the series’ handler, for any amount and month', async () => {
    const cents = fc.integer({ min: 1, max: 99_999_999_999_999 });
    const later = fc.integer({ min: 0, max: compareMonths(cpiU.newest, cpiU.first) });
    await fc.assert(
      fc.asyncProperty(cents, later, async (amount, months) => {
        const request = { amount: amount / 100, from: addMonths(cpiU.first, months) };
        const answer = await seriesClient(cpiU).lookup(request);
        expect(answer).toEqual(await online.lookup(request));
      }),
      // October 2025 was never published.
      { numRuns: 20, examples: [[500, compareMonths({ year: 2025, month: 10 }, cpiU.first)]] },
    );
  });

  it('answers a month inside the newest quarter with that quarter, as the handler does', async () => {
    const { lookup } = clientOf(createLookupHandler(australia));
    const request = { amount: 100, from: { year: 2011, month: 11 } };
    const answer = await seriesClient(australia).lookup(request);
    expect(answer).toMatchObject({ items: [{ month: { year: 2011, month: 10 }, amount: 100 }] });
    expect(await lookup(request)).toEqual(answer);
  });

  it('rejects with the reason of its signal', async () => {
    const signal = AbortSignal.abort('left the page');
    const lookup = seriesClient(cpiU).lookup({ amount: 5, from: cpiU.first, signal });
    await expect(lookup).rejects.toBe('left the page');
  });
});
