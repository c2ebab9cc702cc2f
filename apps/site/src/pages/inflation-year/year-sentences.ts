/** Sentences that explain the figures of a year. */
import { exampleHaircut } from '@tallycomb/content/calculator';
import { formatMoney } from '@tallycomb/inflation-core';
import { movement, wholePercent } from '../../calculator/figures/figures';
import { pathOfYear } from '../../calculator/figures/price-years';
import type { YearSummary } from '../../calculator/figures/year-summary.server';
import { absoluteUrl } from '../../seo/page-info';
import type { YearData } from './data.server';

export const yearHeading = ({ year }: YearSummary) =>
  `What $${exampleHaircut} in ${year} Is Worth Today`;

export const haircutSentence = ({ year, prices, salons }: YearSummary) =>
  `A $${exampleHaircut} haircut from ${year} would be ${formatMoney(prices.amount)} today with inflation, or ${formatMoney(salons.amount)} if you’d raised prices like other salons.`;

const rise = ({ changeInPercent }: YearSummary['prices']) =>
  movement(changeInPercent, wholePercent);

export const movementSentence = ({ year, asOf, prices, salons }: YearSummary) =>
  `From the ${year} average to ${asOf}, prices in general ${rise(prices)} and salon prices ${rise(salons)}.`;

const missingSentence = (month: string) =>
  `${month} was never published, so that year is the average of its other months.`;

/** Caption of the table: the periods compared, and unpublished months. */
export function tableNote({ year, asOf, isOver, yearEarlier, missing }: YearData): string {
  const top = `The top row compares ${asOf} with ${yearEarlier}`;
  const rest = isOver
    ? `${top}; the other rows compare a year’s average with the year before.`
    : `${top}. The figure for ${year} is an average through ${asOf}, so there’s no whole year to compare yet.`;
  return [rest, ...missing.map(missingSentence)].join(' ');
}

/** Lines to copy for citing the page. */
export const citation = (data: YearData) => [
  `Tallycomb: “${yearHeading(data)}.” Updated through ${data.asOf}. ${absoluteUrl(pathOfYear(data.year))}`,
  'Data: US Bureau of Labor Statistics, CPI-U, US city average, not seasonally adjusted: all items (CUUR0000SA0) and personal care services (CUUR0000SEGC).',
];
