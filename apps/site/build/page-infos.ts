/**
 * Every page there is, for the build: what to render, list and draw an image for. The words of an
 * image are added here, as no page needs them.
 */
import { calculatorHead, embedHead, menuHead } from '@tallycomb/content/calculator';
import { guideListHead, guides } from '@tallycomb/content/guides';
import { arbitration, privacy, terms } from '@tallycomb/content/legal';
import { aboutHead, hero } from '@tallycomb/content/pages';
import { priceYears } from '../src/calculator/price-years';
import { yearSummary } from '../src/calculator/year-summary.server';
import { info as about } from '../src/pages/about/info';
import { info as changelog } from '../src/pages/changelog/info';
import { info as data } from '../src/pages/data/info';
import { info as embed } from '../src/pages/embed/info';
import { info as embeddedCalculator } from '../src/pages/embedded-calculator/info';
import { guideInfo } from '../src/pages/guide/info';
import { info as guideList } from '../src/pages/guides/info';
import { info as home } from '../src/pages/home/info';
import { info as calculator } from '../src/pages/inflation-calculator/info';
import { yearInfo } from '../src/pages/inflation-year/info';
import { info as years } from '../src/pages/inflation-years/info';
import { legalInfo } from '../src/pages/legal/info';
import { info as menu } from '../src/pages/menu/info';
import { newestDate, type PageInfo } from '../src/seo/page-info';
import { newestDataDay } from './schema';

export const pageInfos: readonly PageInfo[] = [
  { ...home, headline: hero.headline },
  { ...about, headline: aboutHead.heading.join(' ') },
  {
    ...calculator,
    headline: calculatorHead.heading.map(({ text }) => text).join(' '),
    modifiedOn: newestDataDay(),
  },
  { ...menu, headline: menuHead.heading },
  { ...years, modifiedOn: newestDataDay() },
  ...priceYears.map((year) => ({ ...yearInfo(yearSummary(year)), sharesImageOf: years })),
  { ...data, modifiedOn: newestDataDay() },
  { ...embed, headline: embedHead.heading },
  embeddedCalculator,
  { ...guideList, headline: guideListHead.heading, modifiedOn: newestDate(guides) },
  ...guides.map(guideInfo),
  changelog,
  ...[terms, privacy, arbitration].map(legalInfo),
];

/** Those that a search or a shared link leads to. */
export const destinations = pageInfos.filter(({ isIndexed = true }) => isIndexed);

/** Those of them that an image is drawn for; the others show one of these. */
export const picturedPages: readonly PageInfo[] = destinations.filter(
  ({ sharesImageOf }) => sharesImageOf === undefined,
);
