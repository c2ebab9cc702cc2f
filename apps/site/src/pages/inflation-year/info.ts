import { exampleHaircut } from '@tallycomb/content/calculator';
import { siteName } from '@tallycomb/content/site';
import { pathOfYear } from '../../calculator/figures/price-years';
import type { YearSummary } from '../../calculator/figures/year-summary.server';
import type { PageInfo } from '../../seo/page-info';
import { haircutSentence, yearHeading } from './year-sentences';

export function yearInfo(summary: YearSummary): PageInfo {
  const { year, asOf, modifiedOn } = summary;
  return {
    path: pathOfYear(year),
    title: `$${exampleHaircut} in ${year} Today: Inflation and Salon Prices | ${siteName}`,
    headline: yearHeading(summary),
    description: `${haircutSentence(summary)} Published indexes through ${asOf}.`,
    modifiedOn,
  };
}
