import { partsOf, requireAmount, requireMonth, requireSignal } from '../argument-checks.ts';
import { scaleCents, toCents } from '../exact-cents.ts';
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

/** What a series answers; throws as `inflate` does. */
export function answerFrom(series: IndexSeries, { amount, from }: LookupRequest): LookupAnswer {
  requireAmount('amount', amount);
  // Read to the cent, as an address has it.
  const cents = toCents(amount);
  const { index: baseIndex, indexMonth: baseIndexMonth } = requireIndex(series, 'from', from);
  const base = toWholeIndex(series, baseIndex);
  const start = series.points.findIndex(({ month }) => monthsApart(month, from) >= 0);
  // -1 where the month lies inside the newest quarter or year: then that is the one.
  const items = series.points.slice(start).map(({ month, index }) => {
    return { month, index, amount: scaleCents(cents, toWholeIndex(series, index), base) / 100 };
  });
  const newest = items.at(-1) ?? { month: baseIndexMonth, index: baseIndex, amount: cents / 100 };
  return { items, newest, baseIndexMonth, baseIndex, seriesId: series.id };
}
