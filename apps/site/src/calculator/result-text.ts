/** The sentences that say in words what a result's numbers mean. */
import { closeTheGapText, indexSources, resultNotes } from '@tallycomb/content/calculator';
import {
  compareMonths,
  formatMoney,
  formatMonthName,
  formatPercent,
  type Month,
} from '@tallycomb/inflation-core';
import type { InflationResult, LookupError } from '@tallycomb/inflation-core/lookup';
import { siteConfig } from '../site-config';

/** Where an indexed result comes from: our own worker reads BLS data, a provider has its own. */
export const indexSource = siteConfig.lookupBaseUrl
  ? new URL(siteConfig.lookupBaseUrl).host
  : indexSources.cpi.short;

const UNPROCESSABLE = 422;

/** Dollars for running text: no cents where there are none. */
export function plainMoney(dollars: number): string {
  return formatMoney(dollars).replace(/\.00$/, '');
}

export function resultSentence({
  entered,
  from,
  adjusted,
  asOf,
  direction,
}: InflationResult): string {
  const since = formatMonthName(from);
  if (direction === 'unchanged') {
    const held = `${plainMoney(entered)} a year buys what it bought in ${since}.`;
    const isTooNew = compareMonths(asOf, from) <= 0;
    return isTooNew ? `${held} There is no newer index to compare it with yet.` : held;
  }
  const needed = `What ${plainMoney(entered)} a year bought in ${since} takes ${formatMoney(adjusted)} now.`;
  if (direction === 'lost') return needed;
  return `${needed} Prices fell, so your money now buys more: this is a gain, not a loss.`;
}

/** The service refuses one thing that people can type: a month before its index begins. */
function estimateNote({ status }: LookupError): string {
  return status === UNPROCESSABLE
    ? `${resultNotes.estimateNote} ${resultNotes.beforeIndex}`
    : resultNotes.estimateNote;
}

export function sourceNote(result: InflationResult): string {
  if (result.source === 'estimate') return estimateNote(result.reason);
  return `As of ${formatMonthName(result.asOf)}. ${resultNotes.sourceLabel} ${indexSource}.`;
}

export function raiseCaption({ direction }: InflationResult): string {
  return closeTheGapText.raiseCaption[direction];
}

export function raiseLabel({ raiseInPercent }: InflationResult): string {
  return formatPercent(raiseInPercent);
}

/** Why an index month other than the one asked for was used, if so. */
export function gapNote({ from, baseIndexMonth }: InflationResult): string | undefined {
  if (!baseIndexMonth || isSame(from, baseIndexMonth)) return undefined;
  return `No index was published for ${formatMonthName(from)}; ${formatMonthName(baseIndexMonth)} stands in for it.`;
}

const isSame = (a: Month, b: Month) => a.year === b.year && a.month === b.month;
