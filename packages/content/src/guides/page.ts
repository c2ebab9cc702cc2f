/** Texts around the guides. Wordings in quotes in the specification stand here to the letter. */

import type { PageMetadata } from '../page-metadata';
import type { SectionHead } from '../section-head';

export const guideListPage: PageMetadata = {
  title: 'Salon Pricing Guides | Tallycomb',
  description:
    'Guides for salon owners on raising prices, comparing nearby salons, planning the year and catching up with inflation. We show all the math.',
};

export const guideListHead: SectionHead = {
  heading: 'Guides',
  lead: 'Short, practical reading for the hour after closing. We show all the math, so you can plug in your own numbers.',
};

/** What stands around every guide. */
export const guideDetailText = {
  back: 'Back to Guides',
  /** Names the list of a guide's sections. */
  contents: 'On this page',
  /** What a picture of a table is called, before the name of the table. */
  chart: 'Chart',
  relatedHeading: 'You May Also Enjoy',
  viewAll: 'View All',
};

/** The page at an address that no guide has. */
export const guideNotFound = {
  title: 'Guide not found | Tallycomb',
  description: 'There’s no guide at this address.',
  heading: 'Guide Not Found',
  lead: "The guide you're looking for doesn't exist or has been moved.",
  back: 'Back to Guides',
};

/** First argument of the console error that reports a cover that did not load. */
export const imageLogLabel: string = 'Error loading guide image';

/** Stands in for a cover that did not load. */
export const placeholderImage: string = '/guides/placeholder.svg';
