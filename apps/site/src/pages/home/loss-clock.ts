/** Yearly loss of the teaser's example salon, by month. Only for `.css.ts` and `.server.ts` files, as it needs the series. */
import { inflationTeaser } from '@tallycomb/content/pages';
import { compareMonths } from '@tallycomb/inflation-core';
import { cpiU } from '@tallycomb/inflation-core/cpi-u';
import { inflate } from '@tallycomb/inflation-core/series';

const { revenue, month } = inflationTeaser.assumptions;

/** Yearly loss by each month since the example's last price update, in dollars. */
export const yearlyLosses: readonly number[] = cpiU.points
  .filter((point) => compareMonths(point.month, month) > 0)
  .map((point) => inflate(cpiU, { amount: revenue, from: month, to: point.month }).amount - revenue)
  .map((loss) => Math.max(0, loss));

const monthsPerReading = 6;
const inDollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

/** Readings of the teaser's clock, one every six months: the elapsed time in percent, and the loss by then. */
export const clockReadings: readonly (readonly [elapsed: string, loss: string])[] =
  yearlyLosses.flatMap((loss, place) =>
    place % monthsPerReading === 0
      ? [[`${((100 * place) / yearlyLosses.length).toFixed(1)}%`, inDollars.format(loss)] as const]
      : [],
  );
