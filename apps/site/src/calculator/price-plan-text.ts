/** The sentences that a plan is told in, on the page, at the front desk and in a calendar. */
import {
  priceBoxText,
  pricePlanText,
  type RegionName,
  regionText,
} from '@tallycomb/content/calculator';
import {
  addMonths,
  formatMonth,
  formatMonthName,
  formatPercent,
  type Month,
} from '@tallycomb/inflation-core';
import type { PriceReminder } from '@tallycomb/inflation-core/calendar';
import type { PriceStep } from '@tallycomb/inflation-core/pricing';
import { movement, plainMoney } from './figures';
import type { Aim, FoundTarget, MonthProblem, Planned, PricePlan } from './price-plan';

const list = new Intl.ListFormat('en-US');

/** 'March 1, 2027' */
export const firstDayOf = (month: Month): string => formatMonthName(month).replace(' ', ' 1, ');

export function problemText({ code, before }: MonthProblem): string {
  const after = code === 'not-after' ? formatMonthName(before) : formatMonth(addMonths(before, 1));
  return `${pricePlanText.problems[code]} ${after}.`;
}

const roundedTo = (step: number) => (step < 1 ? 'the cent' : plainMoney(step));

/** The price now and in the end. */
export const planFigure = ({ target, steps }: Planned): string =>
  `${plainMoney(target.from)} to ${plainMoney(steps.at(-1)?.price ?? target.from)}`;

/** What the plan is, or why there is none. */
export function planSentence(plan: PricePlan, step: number): string {
  if (plan.kind === 'none') {
    const { reason } = plan;
    return reason === 'open' || reason === 'months'
      ? pricePlanText.none[reason]
      : priceBoxText.left[reason];
  }
  const { from, to } = plan.target;
  if (plan.kind === 'ahead') {
    return `It takes ${plainMoney(to)} to keep up, and you charge ${plainMoney(from)}. There’s no increase to plan.`;
  }
  if (plan.kind === 'rounded-away') {
    return `Rounded to ${roundedTo(step)}, no price comes out above the ${plainMoney(from)} you charge. Round to less for a plan.`;
  }
  return [stepsSentence(plan), leftOutSentence(plan.leftOut, step)].join(' ').trim();
}

function stepsSentence({ steps, leftOut, stepInPercent }: Planned): string {
  const asked = steps.length + leftOut.length;
  const change = formatPercent(stepInPercent);
  return asked === 1
    ? `One step of ${change}, before rounding.`
    : `${asked} steps of ${change} each, before rounding.`;
}

function leftOutSentence(months: readonly Month[], step: number): string {
  if (months.length === 0) return '';
  const names = list.format(months.map(formatMonthName));
  const [change, are] = months.length === 1 ? ['changes', 'it’s'] : ['change', 'they’re'];
  return `Rounded to ${roundedTo(step)}, ${names} ${change} nothing, so ${are} left out.`;
}

/** A name as it stands inside a sentence. */
const nameOf = (service: string) =>
  service
    .replace(/\s+/g, ' ')
    .replace(/[\s.]+$/, '')
    .trim() || pricePlanText.service.unnamed;

/** What a card is about. */
export interface CardSubject {
  readonly target: FoundTarget;
  readonly aim: Aim;
  /** As it was typed; may be empty. */
  readonly service: string;
  /** Nothing for the whole US. */
  readonly region?: RegionName | undefined;
}

/** Salon prices exist for the whole US only. */
const subjectOf = (aim: Aim, region: RegionName | undefined) =>
  region && aim === 'prices'
    ? `${pricePlanText.desk.regionalSubject} ${regionText.regions[region].label}`
    : pricePlanText.desk.subjects[aim];

/** The two sentences of the card at the front desk: what is charged from when, and why. */
export function deskCard(
  { month, price }: PriceStep,
  { target, aim, service, region }: CardSubject,
): readonly [string, string] {
  const { changeInPercent, since, asOf, isEstimate } = target;
  const moved = movement(changeInPercent);
  const change = isEstimate ? moved.replace(' ', ' an estimated ') : moved;
  return [
    `From ${firstDayOf(month)}, we charge ${plainMoney(price)} for ${nameOf(service)}.`,
    `${subjectOf(aim, region)} ${change} from ${formatMonthName(since)} to ${formatMonthName(asOf)}.`,
  ];
}

/** A step as the calendar keeps it, with its card. */
export function reminderOf(step: PriceStep, about: CardSubject): PriceReminder {
  return {
    month: step.month,
    summary: `New price: ${plainMoney(step.price)} for ${nameOf(about.service)}`,
    description: `${pricePlanText.calendar.card}\n${deskCard(step, about).join(' ')}`,
  };
}
