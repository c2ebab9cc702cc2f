/** A price on its way to a target, or why it needs no steps. */
import type { pricePlanText } from '@tallycomb/content/calculator';
import { compareMonths, type Month } from '@tallycomb/inflation-core';
import {
  equalStepInPercent,
  type PriceStep,
  planPriceSteps,
} from '@tallycomb/inflation-core/pricing';
import type { PlanMonth } from './plan-months';
import type { PriceTarget } from './price-targets';

export type FoundTarget = Exclude<PriceTarget, string>;

export interface Planned {
  readonly target: FoundTarget;
  readonly steps: readonly PriceStep[];
  /** Of each step before rounding. */
  readonly stepInPercent: number;
  /** Where rounding leaves no change. */
  readonly leftOut: readonly Month[];
}

/** Steps may be none: `rounded-away`. `ahead`: it takes no more than what is charged. */
export type PricePlan =
  | ({ readonly kind: 'steps' | 'rounded-away' } & Planned)
  | { readonly kind: 'ahead'; readonly target: FoundTarget }
  | {
      readonly kind: 'none';
      readonly reason: Extract<PriceTarget, string> | keyof typeof pricePlanText.none;
    };

interface AskedPlan {
  readonly target: PriceTarget;
  readonly months: readonly PlanMonth[];
  /** Dollars that every price is rounded to. */
  readonly step: number;
}

export function pricePlan({ target, months: fields, step }: AskedPlan): PricePlan {
  if (typeof target === 'string') return { kind: 'none', reason: target };
  const { from: price, to } = target;
  if (to <= price) return { kind: 'ahead', target };
  const months = fields.flatMap(({ month, problem }) => (month && !problem ? [month] : []));
  if (months.length < fields.length) return { kind: 'none', reason: 'months' };
  const steps = planPriceSteps({ price, target: to, months, step });
  return {
    kind: steps.length > 0 ? 'steps' : 'rounded-away',
    target,
    steps,
    stepInPercent: equalStepInPercent({ price, target: to, steps: months.length }),
    leftOut: months.filter(
      (month) => !steps.some((kept) => compareMonths(kept.month, month) === 0),
    ),
  };
}
