/** The months of a plan as they stand in their fields. */
import type { pricePlanText } from '@tallycomb/content/calculator';
import { compareMonths, formatMonth, type Month, parseMonth } from '@tallycomb/inflation-core';
import { proposePriceMonths } from '@tallycomb/inflation-core/pricing';

/** What is wrong with a month, and the month that it has to come after. */
export interface MonthProblem {
  readonly code: keyof typeof pricePlanText.problems;
  readonly before: Month;
}

export interface PlanMonth {
  /** As typed, else as proposed. */
  readonly text: string;
  readonly month: Month | undefined;
  readonly problem: MonthProblem | undefined;
}

function problemOf(month: Month | undefined, before: Month, today: Month) {
  if (!month) return { code: 'no-month', before } as const;
  if (compareMonths(month, before) > 0) return undefined;
  return { code: compareMonths(month, today) > 0 ? 'not-after' : 'begun', before } as const;
}

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

/** One a step, from what was typed for it; `undefined` where nothing was. */
export function planMonths(typed: readonly (string | undefined)[], today: Month): PlanMonth[] {
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
