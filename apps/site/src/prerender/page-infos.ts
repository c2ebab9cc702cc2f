/**
 * Every page there is, for the build: what to render, list and draw an image for. The words of an
 * image are added here, as no page needs them.
 */

import { calculatorHead, embedHead, menuHead } from '@tallycomb/content/calculator';
import { guideListHead, guides } from '@tallycomb/content/guides';
import { aboutHead, hero } from '@tallycomb/content/pages';
import { info as about } from '../pages/about/info';
import { info as changelog } from '../pages/changelog/info';
import { info as data } from '../pages/data/info';
import { info as embed } from '../pages/embed/info';
import { info as embeddedCalculator } from '../pages/embedded-calculator/info';
import { guideInfo } from '../pages/guide/info';
import { info as guideList } from '../pages/guides/info';
import { info as home } from '../pages/home/info';
import { info as calculator } from '../pages/inflation-calculator/info';
import { yearInfo } from '../pages/inflation-year/info';
import { info as years } from '../pages/inflation-years/info';
import { legalInfo } from '../pages/legal/info';
import { info as menu } from '../pages/menu/info';
import { newestDate, type PageInfo } from '../seo/page-info';
import { yearSummary } from './page-data/inflation-year';
import { listedYears } from './page-data/inflation-years';
import { legalDocuments } from './page-data/legal-documents';
import { newestDataDay } from './schema/price-dataset';

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
  ...listedYears.map((year) => ({ ...yearInfo(yearSummary(year)), sharesImageOf: years })),
  { ...data, modifiedOn: newestDataDay() },
  { ...embed, headline: embedHead.heading },
  embeddedCalculator,
  { ...guideList, headline: guideListHead.heading, modifiedOn: newestDate(guides) },
  ...guides.map(guideInfo),
  changelog,
  ...legalDocuments.map(legalInfo),
];

/** Those that a search or a shared link leads to. */
export const destinations = pageInfos.filter(({ isIndexed = true }) => isIndexed);

/** Those of them that an image is drawn for; the others show one of these. */
export const picturedPages: readonly PageInfo[] = destinations.filter(
  ({ sharesImageOf }) => sharesImageOf === undefined,
);
