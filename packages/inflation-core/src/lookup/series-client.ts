import { partsOf, requireAmount, requireMonth, requireSignal } from '../argument-checks.ts';
import { scaleDollars } from '../exact-cents.ts';
import { roundToCents } from '../money.ts';
import { monthsApart } from '../month.ts';
import { indexFor, requireIndex, toWholeIndex } from '../series/index-for.ts';
import type { IndexSeries } from '../series/index-series.ts';
import { requireSeries } from '../series/series-check.ts';
import type { LookupClient, LookupRequest } from './client.ts';
import type { LookupAnswer } from './parse-answer.ts';

/**
 * Makes a client that answers from a series in memory, with what `createLookupHandler` would answer
 * over the network. Throws `invalid-argument`.
 *
 * @example
 * const outcome = await seriesClient(cpiU).lookup({ amount: 250_000, from: { year: 2019, month: 6 } });
 * outcome.ok && outcome.newest.amount // => 326946.28
 */
export function seriesClient(series: IndexSeries): LookupClient {
  requireSeries('series', series);
  return {
    async lookup(request) {
      const { from, signal } = partsOf(request);
      requireSignal(signal);
      signal?.throwIfAborted();
      requireMonth('from', from);
      const base = indexFor(series, from);
      if (base.ok) return { ok: true, ...answerFrom(series, request) };
      const { ok, ...error } = base;
      return { ok, error };
    },
  };
}

/** Answers a request from a series; throws as `inflate` does. */
export function answerFrom(series: IndexSeries, { amount, from }: LookupRequest): LookupAnswer {
  requireAmount('amount', amount);
  // Read to the cent, as an address has it.
  const dollars = roundToCents(amount);
  const { index: baseIndex, indexMonth: baseIndexMonth } = requireIndex(series, 'from', from);
  const base = toWholeIndex(series, baseIndex);
  const start = series.points.findIndex(({ month }) => monthsApart(month, from) >= 0);
  // -1 for a month inside the newest quarter or year, which then is the only item.
  const items = series.points.slice(start).map(({ month, index }) => {
    return { month, index, amount: scaleDollars(dollars, toWholeIndex(series, index), base) };
  });
  const newest = items.at(-1) ?? { month: baseIndexMonth, index: baseIndex, amount: dollars };
  return { items, newest, baseIndexMonth, baseIndex, seriesId: series.id };
}
