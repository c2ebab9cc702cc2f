import type { InflationResult } from '@tallycomb/inflation-core/lookup';

type Asked = Pick<InflationResult, 'amount' | 'from' | 'today' | 'asOf'>;

/** What is said of a month after the newest: nothing has moved that anyone could know of. */
export function unchangedResult({ amount, from, today, asOf }: Asked): InflationResult {
  return {
    source: 'index',
    amount,
    from,
    today,
    adjusted: amount,
    lost: 0,
    direction: 'unchanged',
    ratio: { amount, adjusted: amount },
    raiseInPercent: 0,
    asOf,
    points: [{ month: from, amount }],
  };
}
