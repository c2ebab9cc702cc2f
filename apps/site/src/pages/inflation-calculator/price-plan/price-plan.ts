/** A price on its way to a target, or why it needs no steps. */
import { pricePlanText } from '@tallycomb/content/calculator';
import { compareMonths, formatMonth, type Month, parseMonth } from '@tallycomb/inflation-core';
import {
  type PriceStep,
  planPriceSteps,
  proposePriceMonths,
} from '@tallycomb/inflation-core/pricing';
import { chosenFrom, useEntryTexts } from '../../../calculator/form/use-entry-texts';
import type { AskedPrice, FoundTarget, PriceTarget } from './price-targets';

/** What a price may keep up with. */
export type Aim = keyof typeof pricePlanText.desk.subjects;

/** What is wrong with a month, and the month that it has to come after. */
function problemOf(month: Month | undefined, before: Month, today: Month) {
  if (!month) return { code: 'no-month', before } as const;
  if (compareMonths(month, before) > 0) return undefined;
  return { code: compareMonths(month, today) > 0 ? 'not-after' : 'begun', before } as const;
}

export type MonthProblem = NonNullable<ReturnType<typeof problemOf>>;

/** What was typed, where it is a month that may follow the ones before. */
function chosenOf(typed: readonly (string | undefined)[], today: Month): (Month | undefined)[] {
  let before = today;
  return typed.map((text) => {
    const month = text === undefined ? undefined : parseMonth(text, 'MM/YYYY');
    if (!month || compareMonths(month, before) <= 0) return undefined;
    before = month;
    return month;
  });
}

/** One a step, with its text as it was typed, else as proposed; `undefined` is what nobody typed. */
export function planMonths(typed: readonly (string | undefined)[], today: Month) {
  const proposed = proposePriceMonths({ today, chosen: chosenOf(typed, today) });
  let before = today;
  return proposed.map((proposal, at) => {
    const text = typed[at] ?? formatMonth(proposal);
    const month = parseMonth(text, 'MM/YYYY');
    const problem = problemOf(month, before, today);
    if (month && !problem) before = month;
    return { text, month, problem };
  });
}

export type PlanMonth = ReturnType<typeof planMonths>[number];

export interface Planned {
  readonly target: FoundTarget;
  readonly steps: readonly PriceStep[];
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
  readonly roundTo: number;
}

export function pricePlan({ target, months: fields, roundTo }: AskedPlan): PricePlan {
  if (typeof target === 'string') return { kind: 'none', reason: target };
  const { from: price, to } = target;
  if (to <= price) return { kind: 'ahead', target };
  const months = fields.flatMap(({ month, problem }) => (month && !problem ? [month] : []));
  if (months.length < fields.length) return { kind: 'none', reason: 'months' };
  const steps = planPriceSteps({ price, target: to, months, step: roundTo });
  return {
    kind: steps.length > 0 ? 'steps' : 'rounded-away',
    target,
    steps,
    leftOut: months.filter(
      (month) => !steps.some((kept) => compareMonths(kept.month, month) === 0),
    ),
  };
}

/** The plan for the price that is asked about; a month that was typed stays when its step is gone. */
export function usePricePlan({ targets, roundTo }: AskedPrice, today: Month) {
  const [typed, type] = useEntryTexts<'aim' | 'count' | 'service' | 'salon' | `month${number}`>(
    'price-plan',
  );
  const { service = '', salon = '' } = typed;
  const count = chosenFrom(pricePlanText.count.options, typed.count, '2');
  const aim: Aim = typed.aim === 'salons' ? 'salons' : 'prices';
  const months = planMonths(
    Array.from({ length: Number(count) }, (_, at) => typed[`month${at}`]),
    today,
  );
  return {
    aim,
    count,
    months,
    service,
    salon,
    type,
    roundTo,
    plan: pricePlan({ target: targets[aim], months, roundTo }),
  };
}

export type PricePlanState = ReturnType<typeof usePricePlan>;
