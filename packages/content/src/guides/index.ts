/**
 * The guides, and the texts around them. Their bodies are a module of their own: lists load without
 * them. Wordings that the specification quotes are kept to the letter.
 */
import type { PageMetadata, SectionHead } from '../page-texts';

export { guideBodies } from './bodies';
export type { GuideCover, GuideScene, GuideSummary } from './guides';
export { findGuide, guides, relatedGuides } from './guides';
export type { PageMetadata, SectionHead };

export const guideListPage: PageMetadata = {
  title: 'Salon Pricing Guides | Tallycomb',
  description:
    'Guides for salon owners on raising prices, comparing nearby salons, planning the year and catching up with inflation. We show all the math.',
};

export const guideListHead: SectionHead = {
  heading: 'Guides',
  lead: 'Short, practical reading for the hour after closing. We show all the math, so you can plug in your own numbers.',
};

/** Texts around every guide. */
export const guideDetailText = {
  back: 'Back to Guides',
  /** Label of the list of a guide's sections. */
  contents: 'On this page',
  /** Precedes the table's name in the label of its picture. */
  chart: 'Chart',
  relatedHeading: 'You May Also Enjoy',
  viewAll: 'View All',
};

/** Shown at an address that no guide has. */
export const guideNotFound = {
  title: 'Guide not found | Tallycomb',
  description: 'There’s no guide at this address.',
  heading: 'Guide Not Found',
  lead: "The guide you're looking for doesn't exist or has been moved.",
  back: 'Back to Guides',
};

/** First argument of the console error that reports a cover that did not load. */
export const imageLogLabel: string = 'Error loading guide image';

/** Replaces a cover that did not load. */
export const placeholderImage: string = '/guides/placeholder.svg';
