/** Sentences that explain a result's numbers. */
import { indexSources, resultNotes } from '@tallycomb/content/calculator';
import {
  compareMonths,
  formatMoney,
  formatMonthName,
  formatPercent,
} from '@tallycomb/inflation-core';
import type { InflationResult } from '@tallycomb/inflation-core/lookup';
import type { SeriesComparison } from '@tallycomb/inflation-core/series';
import { siteConfig } from '../../site-config';
import { plainMoney } from '../figures/figures';

/** Source of an indexed result: BLS for our own worker, else the provider's host. */
export const indexSource = siteConfig.lookupBaseUrl
  ? new URL(siteConfig.lookupBaseUrl).host
  : indexSources.cpi.short;

type Compared = Extract<SeriesComparison, { ok: true }>;

export function resultSentence(result: InflationResult): string {
  const { amount, from, adjusted, direction } = result;
  if (direction === 'unchanged') return unchangedSentence(result);
  const needed = `${resultNotes.sameSalon} it takes ${formatMoney(adjusted)} a year today to buy what ${plainMoney(amount)} bought in ${formatMonthName(from)}.`;
  const fall = 'Prices in general fell, so your money now buys more: this is a gain, not a loss.';
  return direction === 'gained' ? `${needed} ${fall}` : needed;
}

function unchangedSentence({ amount, from, asOf, today }: InflationResult): string {
  const [since, newest] = [formatMonthName(from), formatMonthName(asOf)];
  if (compareMonths(from, today) > 0) return `${since} hasn’t happened yet.`;
  if (compareMonths(from, asOf) > 0) {
    return `Our newest month is ${newest}, so there is nothing to compare ${since} with yet.`;
  }
  const held = `${plainMoney(amount)} a year buys what it bought in ${since}.`;
  return compareMonths(from, asOf) === 0
    ? `${held} There’s no newer month to compare it with yet.`
    : held;
}

export function sourceNote(result: InflationResult): string {
  if (result.source === 'estimate') return resultNotes.estimateNote;
  return `As of ${formatMonthName(result.asOf)}. ${resultNotes.sourceLabel} ${indexSource}.`;
}

/** The size and direction of an increase, by any index. */
export type Increase = Pick<InflationResult, 'raiseInPercent' | 'direction'>;

/** Says which of two figures for the same months is the index, and which the estimate. */
export function estimateBesideIndex(result: InflationResult, { reference }: Compared): string {
  return `${formatPercent(reference.changeInPercent)} is the published index. Your result goes by our estimate, ${formatPercent(result.raiseInPercent)}.`;
}

/** Names the index month that stands in for one never published, if one does. */
export function gapNote({ from, asOf, baseIndexMonth }: InflationResult): string | undefined {
  if (!baseIndexMonth || compareMonths(from, baseIndexMonth) === 0) return undefined;
  if (compareMonths(from, asOf) > 0) return undefined;
  return `${formatMonthName(from)} was never published, so we used ${formatMonthName(baseIndexMonth)}.`;
}
