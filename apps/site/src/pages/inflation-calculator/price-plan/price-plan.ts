/** The plan that raises a price to its target in steps. */
import { pricePlanText } from '@tallycomb/content/calculator';
import { compareMonths, formatMonth, type Month, parseMonth } from '@tallycomb/inflation-core';
import {
  type PriceStep,
  planPriceSteps,
  priceChangeInPercent,
  proposePriceMonths,
} from '@tallycomb/inflation-core/pricing';
import { chosenFrom, useEntryTexts } from '../../../calculator/form/use-entry-texts';
import { finestStep, roundedPrice } from '../../../calculator/rounding';
import type { AskedPrice, FoundTarget, PriceTarget } from './price-targets';

/** Targets of a price: to keep up with all prices, or with salon prices. */
export type Aim = keyof typeof pricePlanText.desk.subjects;

/** The problem of a step's month, with the month that it must come after. */
function problemOf(month: Month | undefined, before: Month, today: Month) {
  if (!month) return { code: 'no-month', before } as const;
  if (compareMonths(month, before) > 0) return undefined;
  return { code: compareMonths(month, today) > 0 ? 'not-after' : 'begun', before } as const;
}

export type MonthProblem = NonNullable<ReturnType<typeof problemOf>>;

/** The typed months that are later than all before them; `undefined` for others. */
function validMonths(typed: readonly (string | undefined)[], today: Month): (Month | undefined)[] {
  let before = today;
  return typed.map((text) => {
    const month = text === undefined ? undefined : parseMonth(text, 'MM/YYYY');
    if (!month || compareMonths(month, before) <= 0) return undefined;
    before = month;
    return month;
  });
}

/** The month of each step: its typed text, or a proposed month if that is `undefined`. */
export function planMonths(typed: readonly (string | undefined)[], today: Month) {
  const proposed = proposePriceMonths({ today, chosen: validMonths(typed, today) });
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
  /** Months whose steps rounding leaves without a change. */
  readonly leftOut: readonly Month[];
}

/** `rounded-away` has no steps left; `ahead` is a price that needs no increase. */
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
  readonly rounding: string;
}

/** Steps to a target, each rounded by its own size: half dollars are half fives, too. */
function roundedSteps(
  { from, to: target }: FoundTarget,
  months: readonly Month[],
  rounding: string,
): PriceStep[] {
  const exact = planPriceSteps({ price: from, target, months, step: finestStep(rounding) });
  let before = from;
  return exact.flatMap(({ month, price: to }) => {
    const price = roundedPrice({ from, to }, rounding);
    if (price <= before) return [];
    const changeInPercent = priceChangeInPercent({ from: before, to: price });
    before = price;
    return { month, price, changeInPercent };
  });
}

export function pricePlan({ target, months: fields, rounding }: AskedPlan): PricePlan {
  if (typeof target === 'string') return { kind: 'none', reason: target };
  const { from: price, to } = target;
  if (to <= price) return { kind: 'ahead', target };
  const months = fields.flatMap(({ month, problem }) => (month && !problem ? [month] : []));
  if (months.length < fields.length) return { kind: 'none', reason: 'months' };
  const steps = roundedSteps(target, months, rounding);
  return {
    kind: steps.length > 0 ? 'steps' : 'rounded-away',
    target,
    steps,
    leftOut: months.filter(
      (month) => !steps.some((kept) => compareMonths(kept.month, month) === 0),
    ),
  };
}

const DEFAULT_COUNT = '2';

/** The plan for the entered price. A typed month is kept even if fewer steps are chosen. */
export function usePricePlan({ targets, rounding }: AskedPrice, today: Month) {
  const [typed, type] = useEntryTexts<'aim' | 'count' | 'service' | 'salon' | `month${number}`>(
    'price-plan',
  );
  const { service = '', salon = '' } = typed;
  const count = chosenFrom(pricePlanText.count.options, typed.count, DEFAULT_COUNT);
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
    rounding,
    /** True if steps, months or a salon’s name were chosen. */
    isChanged:
      salon !== '' || count !== DEFAULT_COUNT || months.some((_, at) => typed[`month${at}`]),
    plan: pricePlan({ target: targets[aim], months, rounding }),
  };
}

export type PricePlanState = ReturnType<typeof usePricePlan>;
