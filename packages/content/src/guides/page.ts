/** Texts around the guides. Wordings in quotes in the specification stand here to the letter. */

export const page = {
  title: 'Guides | Tallycomb',
  description:
    'Four guides for salon owners on raising prices, reading the street, planning the year and catching up with inflation. Every sum is shown.',
} as const;

export const head = {
  heading: 'Guides',
  lead: 'Short, practical reading for the hour after closing. Every sum is shown, so you can put your own numbers in.',
} as const;

export const detail = {
  back: 'Back to Guides',
  contents: 'On this page',
  relatedHeading: 'You May Also Enjoy',
  viewAll: 'View All',
} as const;

export const guideNotFound = {
  title: 'Guide not found | Tallycomb',
  description: 'No guide has this address. The list of guides is one step away.',
  heading: 'Guide Not Found',
  lead: "The guide you're looking for doesn't exist or has been moved.",
  back: 'Back to Guides',
} as const;

/** First argument of the console error that reports a cover that did not load. */
export const imageLogLabel = 'Error loading guide image';

/** Stands in for a cover that did not load. */
export const placeholderImage = '/guides/placeholder.svg';
