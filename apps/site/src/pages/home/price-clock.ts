/** For the build alone, which has the index at hand: pages get what is drawn from it. */
import { inflationTeaser } from '@tallycomb/content/pages';
import { compareMonths } from '@tallycomb/inflation-core';
import { cpiU } from '@tallycomb/inflation-core/cpi-u';
import { inflate } from '@tallycomb/inflation-core/series';

const { revenue, month } = inflationTeaser.assumptions;

/** What keeping pace took by each month since the example's last price update, in dollars a year. */
export const gaps: readonly number[] = cpiU.points
  .filter((point) => compareMonths(point.month, month) > 0)
  .map((point) => inflate(cpiU, { amount: revenue, from: month, to: point.month }).amount - revenue)
  .map((gap) => Math.max(0, gap));

const monthsATick = 6;
const inDollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

/** What a clock says every six months, by how much of the time has passed, in percent. */
export const ticks: readonly (readonly [passed: string, says: string])[] = gaps.flatMap(
  (gap, place) =>
    place % monthsATick === 0
      ? [[`${((100 * place) / gaps.length).toFixed(1)}%`, inDollars.format(gap)] as const]
      : [],
);
