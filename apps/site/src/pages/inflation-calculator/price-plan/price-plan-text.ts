/** Sentences about a plan, for the page, the front desk and a calendar. */
import {
  priceBoxText,
  pricePlanText,
  type RegionName,
  regionText,
} from '@tallycomb/content/calculator';
import { addMonths, formatMoney, formatMonth, formatMonthName } from '@tallycomb/inflation-core';
import type { PriceReminder } from '@tallycomb/inflation-core/calendar';
import type { PriceStep } from '@tallycomb/inflation-core/pricing';
import { firstDayOf, plainMoney, typeset, wholePercent } from '../../../calculator/figures/figures';
import { roundedPrice, stepOf } from '../../../calculator/rounding';
import type { Aim, MonthProblem, Planned, PricePlan } from './price-plan';
import type { FoundTarget, PriceTarget } from './price-targets';

const list = new Intl.ListFormat('en-US');

export function problemText({ code, before }: MonthProblem): string {
  const after = code === 'not-after' ? formatMonthName(before) : formatMonth(addMonths(before, 1));
  return `${pricePlanText.problems[code]} ${after}.`;
}

/** The change without its sign: '31%'. */
const sizeOf = (percent: number) => wholePercent(percent).replace(/^[+−]/, '');

function roundedTo(rounding: string, target: FoundTarget): string {
  const step = stepOf(rounding, target);
  return `Rounded to ${step < 1 ? 'the cent' : plainMoney(step)}`;
}

/** Sums up the plan, or says why there is none. */
export function planSentence(plan: PricePlan, rounding: string): string {
  if (plan.kind === 'none') {
    const { reason } = plan;
    return reason === 'not-entered' || reason === 'months'
      ? pricePlanText.none[reason]
      : priceBoxText.left[reason];
  }
  const { from, to } = plan.target;
  if (plan.kind === 'ahead') {
    return `It takes ${plainMoney(to)} to keep up, and you charge ${plainMoney(from)}. There’s no increase to plan.`;
  }
  if (plan.kind === 'rounded-away') {
    return `${roundedTo(rounding, plan.target)}, no price comes out above the ${plainMoney(from)} you charge. Round to less for a plan.`;
  }
  return [stepsSentence(plan), leftOutSentence(plan, rounding)].join(' ').trim();
}

const STEPS = ['', 'one step', 'two steps', 'three steps', 'four steps'];

/** First and last price, and the change at each step, by the rounded prices. */
function stepsSentence({ target, steps }: Planned): string {
  const changes = steps.map(({ changeInPercent }) => sizeOf(changeInPercent)).join(', then ');
  return `${plainMoney(target.from)} to ${plainMoney(steps.at(-1)?.price ?? target.from)} in ${STEPS[steps.length]}: ${changes}.`;
}

function leftOutSentence({ leftOut, target }: Planned, rounding: string): string {
  if (leftOut.length === 0) return '';
  const names = list.format(leftOut.map(formatMonthName));
  return `${roundedTo(rounding, target)}, the price wouldn’t change in ${names}, so there’s no step then.`;
}

/** A service's name on one line, without a final period or colon. */
export const nameOf = (service: string): string =>
  service
    .replace(/\s+/g, ' ')
    .replace(/[\s.:]+$/, '')
    .trim();

/** Content that the cards of a plan share. */
export interface CardSubject {
  readonly target: FoundTarget;
  readonly aim: Aim;
  /** Name as typed; may be empty. */
  readonly service: string;
  /** `undefined` for the whole US. */
  readonly region?: RegionName | undefined;
}

/** Salon prices are published for the whole US only. */
const subjectOf = (aim: Aim, region: RegionName | undefined) =>
  region && aim === 'prices'
    ? `${pricePlanText.desk.regionalSubject} ${regionText.regions[region].label}`
    : pricePlanText.desk.subjects[aim];

/** The parts of the card at the front desk. */
export function deskCard(
  { month, price }: PriceStep,
  { target, aim, service, region }: CardSubject,
) {
  const { changeInPercent, since, isEstimate } = target;
  const change = `${isEstimate ? 'an estimated' : 'about'} ${sizeOf(changeInPercent)}`;
  return {
    service: typeset(nameOf(service)) || pricePlanText.service.unnamed,
    price: plainMoney(price),
    start: `starting ${firstDayOf(month)}`,
    reason: `${subjectOf(aim, region)} are up ${change} since ${formatMonthName(since)}. ${pricePlanText.desk.thanks}`,
  };
}

/** A card as sentences: “Women’s cut: $74, starting January 1, 2027.”, then the reason. */
export function cardSentences(step: PriceStep, about: CardSubject): string {
  const { service, price, start, reason } = deskCard(step, about);
  return `${service}: ${price}, ${start}. ${reason}`;
}

/** A step as a calendar entry, with its card. */
export function reminderOf(step: PriceStep, about: CardSubject): PriceReminder {
  return {
    month: step.month,
    summary: `${['New price', nameOf(about.service)].filter(Boolean).join(' for ')}: ${plainMoney(step.price)}`,
    description: `${pricePlanText.calendar.card}\n${cardSentences(step, about)}`,
  };
}

/** Names of both targets. Beside a region, salon prices are named as those of the US. */
export function targetLabels(region: RegionName | undefined): Readonly<Record<Aim, string>> {
  const { targets } = priceBoxText;
  if (!region) return targets;
  return {
    prices: `${targets.prices} in the ${regionText.regions[region].label}`,
    salons: `${targets.salons} in the US`,
  };
}

/** Texts of a target's tag: current and new price, and the change between them. */
export function targetText(target: PriceTarget, rounding: string) {
  if (typeof target === 'string') return { figure: '$–', note: priceBoxText.left[target] };
  const figure = plainMoney(roundedPrice(target, rounding));
  const exact = formatMoney(target.to);
  const change = `${wholePercent(target.changeInPercent)} is ${exact}`;
  return {
    before: plainMoney(target.from),
    figure,
    note: figure === plainMoney(target.to) ? `${change}.` : `${change}, ${priceBoxText.rounded}.`,
  };
}

interface SpokenPrices {
  readonly targets: Readonly<Record<Aim, PriceTarget>>;
  readonly labels: Readonly<Record<Aim, string>>;
  readonly plan: PricePlan;
  readonly rounding: string;
}

/** Both targets and the plan as sentences for screen readers. */
export function spokenPrices({ targets, labels, plan, rounding }: SpokenPrices): string {
  const sentences = (['prices', 'salons'] as const).flatMap((aim) => {
    const target = targets[aim];
    if (typeof target === 'string') return [];
    return [
      `${labels[aim]}, ${plainMoney(target.from)} becomes ${targetText(target, rounding).figure}.`,
    ];
  });
  return [...sentences, planSentence(plan, rounding)].join(' ');
}
