/** The sentences that a plan is told in, on the page, at the front desk and in a calendar. */
import {
  priceBoxText,
  pricePlanText,
  type RegionName,
  regionText,
} from '@tallycomb/content/calculator';
import {
  addMonths,
  formatMoney,
  formatMonth,
  formatMonthName,
  type Month,
} from '@tallycomb/inflation-core';
import type { PriceReminder } from '@tallycomb/inflation-core/calendar';
import { type PriceStep, priceChangeInPercent } from '@tallycomb/inflation-core/pricing';
import { firstDayOf, plainMoney, wholePercent } from './figures';
import type { Aim, MonthProblem, Planned, PricePlan } from './price-plan';
import { type FoundTarget, type PriceTarget, roundedPrice } from './price-targets';

const list = new Intl.ListFormat('en-US');

export function problemText({ code, before }: MonthProblem): string {
  const after = code === 'not-after' ? formatMonthName(before) : formatMonth(addMonths(before, 1));
  return `${pricePlanText.problems[code]} ${after}.`;
}

/** '31%', without the sign. */
const sizeOf = (percent: number) => wholePercent(percent).replace(/^[+−]/, '');

const roundedTo = (roundTo: number) => (roundTo < 1 ? 'the cent' : plainMoney(roundTo));

/** What the plan is, or why there is none. */
export function planSentence(plan: PricePlan, roundTo: number): string {
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
    return `Rounded to ${roundedTo(roundTo)}, no price comes out above the ${plainMoney(from)} you charge. Round to less for a plan.`;
  }
  return [stepsSentence(plan), leftOutSentence(plan.leftOut, roundTo)].join(' ').trim();
}

/** The price now and in the end, and how far each step goes. */
function stepsSentence({ target, steps, leftOut, stepInPercent }: Planned): string {
  const asked = steps.length + leftOut.length;
  const way = `${plainMoney(target.from)} to ${plainMoney(steps.at(-1)?.price ?? target.from)}`;
  const change = `about ${sizeOf(stepInPercent)}`;
  return asked === 1
    ? `${way} in one step of ${change}.`
    : `${way} in ${asked} steps of ${change} each.`;
}

function leftOutSentence(months: readonly Month[], roundTo: number): string {
  if (months.length === 0) return '';
  const names = list.format(months.map(formatMonthName));
  const [change, are] = months.length === 1 ? ['changes', 'it’s'] : ['change', 'they’re'];
  return `Rounded to ${roundedTo(roundTo)}, ${names} ${change} nothing, so ${are} left out.`;
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

/** Salon prices are published for the whole US only. */
const subjectOf = (aim: Aim, region: RegionName | undefined) =>
  region && aim === 'prices'
    ? `${pricePlanText.desk.regionalSubject} ${regionText.regions[region].label}`
    : pricePlanText.desk.subjects[aim];

/** The two parts of the card at the front desk: what is charged from when, and why, with thanks. */
export function deskCard(
  { month, price }: PriceStep,
  { target, aim, service, region }: CardSubject,
): readonly [string, string] {
  const { changeInPercent, since, isEstimate } = target;
  const change = `${isEstimate ? 'an estimated' : 'about'} ${sizeOf(changeInPercent)}`;
  return [
    `Starting ${firstDayOf(month)}, ${nameOf(service)} is ${plainMoney(price)}.`,
    `${subjectOf(aim, region)} are up ${change} since ${formatMonthName(since)}. ${pricePlanText.desk.thanks}`,
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

/** What each target is called; salon prices have no region, and say so beside one that has. */
export function targetLabels(region: RegionName | undefined): Readonly<Record<Aim, string>> {
  const { targets } = priceBoxText;
  if (!region) return targets;
  return {
    prices: `${targets.prices} in the ${regionText.regions[region].label}`,
    salons: `${targets.salons} in the US`,
  };
}

/** The price to print, and what it truly is of the one that is charged now. */
export function targetText(target: PriceTarget, roundTo: number) {
  if (typeof target === 'string') return { figure: '$–', note: priceBoxText.left[target] };
  const rounded = roundedPrice(target, roundTo);
  const change = wholePercent(priceChangeInPercent({ from: target.from, to: rounded }));
  return {
    figure: plainMoney(rounded),
    note:
      rounded === target.to
        ? change
        : `${change}, ${formatMoney(target.to)} ${priceBoxText.before}`,
  };
}

interface SpokenPrices {
  readonly targets: Readonly<Record<Aim, PriceTarget>>;
  readonly labels: Readonly<Record<Aim, string>>;
  readonly plan: PricePlan;
  readonly roundTo: number;
}

/** Both targets and the plan for whoever listens, each with its subject. */
export function spokenPrices({ targets, labels, plan, roundTo }: SpokenPrices): string {
  const sentences = (['prices', 'salons'] as const).flatMap((aim) => {
    const target = targets[aim];
    if (typeof target === 'string') return [];
    return [
      `${labels[aim]}, ${plainMoney(target.from)} becomes ${targetText(target, roundTo).figure}.`,
    ];
  });
  return [...sentences, planSentence(plan, roundTo)].join(' ');
}
