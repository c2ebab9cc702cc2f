/**
 * Pages in the sitemap and those that only share a social image, such as the frame; not the pages
 * of missing addresses. Adds the art of each social image, and its headline where the info has none.
 */
import { calculatorHead, embedHead, menuHead } from '@tallycomb/content/calculator';
import { type GuideCover, guideListHead, guides } from '@tallycomb/content/guides';
import { arbitration, privacy, terms } from '@tallycomb/content/legal';
import { aboutHead, hero } from '@tallycomb/content/pages';
import { priceYears } from '../src/calculator/figures/price-years';
import { yearSummary } from '../src/calculator/figures/year-summary.server';
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

/** A page with the art of its social image. */
export interface ListedPage extends PageInfo {
  /** A page without it names another page's image in its info. */
  readonly art?: GuideCover;
}

export const pageInfos: readonly ListedPage[] = [
  { ...home, headline: hero.headline, art: { recipe: 'rise', background: 'powder' } },
  {
    ...about,
    headline: aboutHead.heading.join(' '),
    art: { recipe: 'wave', background: 'powder' },
  },
  {
    ...calculator,
    headline: calculatorHead.heading.map(({ text }) => text).join(' '),
    modifiedOn: newestDataDay(),
    art: { recipe: 'rise', background: 'honey' },
  },
  { ...menu, headline: menuHead.heading, art: { recipe: 'tags', background: 'honey' } },
  { ...years, modifiedOn: newestDataDay(), art: { recipe: 'ladder', background: 'powder' } },
  ...priceYears.map((year) => ({ ...yearInfo(yearSummary(year)), sharesImageOf: years })),
  { ...data, modifiedOn: newestDataDay(), art: { recipe: 'gap', background: 'jar' } },
  { ...embed, headline: embedHead.heading, art: { recipe: 'tags', background: 'powder' } },
  embeddedCalculator,
  {
    ...guideList,
    headline: guideListHead.heading,
    modifiedOn: newestDate(guides),
    art: { recipe: 'tags', background: 'jar' },
  },
  ...guides.map((guide) => ({ ...guideInfo(guide), art: guide.cover })),
  { ...changelog, art: { recipe: 'ladder', background: 'mint' } },
  { ...legalInfo(terms), art: { recipe: 'gap', background: 'mint' } },
  { ...legalInfo(privacy), art: { recipe: 'wave', background: 'jar' } },
  { ...legalInfo(arbitration), art: { recipe: 'scissor', background: 'honey' } },
];

/** Pages that search engines index. */
export const destinations = pageInfos.filter(({ isIndexed = true }) => isIndexed);

/** Indexed pages with a social image of their own. */
export const picturedPages: readonly ListedPage[] = destinations.filter(
  ({ sharesImageOf }) => sharesImageOf === undefined,
);
