import { exampleHaircut } from '@tallycomb/content/calculator';
import { siteName } from '@tallycomb/content/site';
import type { PageInfo } from '../../seo/page-info';
import { pathOfYear } from './price-years';
import { haircutSentence, yearHeading } from './sentences';
import type { YearSummary } from './year-data';

export function yearInfo(summary: YearSummary): PageInfo {
  const { year, asOf, modifiedOn } = summary;
  return {
    path: pathOfYear(year),
    title: `$${exampleHaircut} in ${year} Today: Inflation and Salon Prices | ${siteName}`,
    headline: yearHeading(summary),
    description: `${haircutSentence(summary)} Year by year, with a chart. Updated through ${asOf} from the published indexes.`,
    modifiedOn,
  };
}
