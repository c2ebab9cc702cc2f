import { pricing } from './pricing';

/** Words of the headline that stay together. */
export interface HeadlinePart {
  /** A line break in it counts on wide screens, 768 pixels and up. */
  readonly text: string;
  /** Direction of the small line drawn after the words. */
  readonly trend?: 'up' | 'down';
  /** Screens on which the line ends here: all, or those below 768 pixels. */
  readonly breakAfter?: 'narrow' | 'both';
}

/** Dollars at each salon, the cheapest first: the prices of the hero's comb. */
export const marketPrices: readonly number[] = Array.from({ length: 48 }, (_, salon) =>
  Math.round(120 + 210 * (salon / 47) ** 1.75),
);

/** Places in `marketPrices`, counted from 0. */
export const marketPlaces = { you: 15, median: 24 } as const;

/** The top of the home page. */
export const hero = {
  /** The whole headline, for titles and previews. */
  headline: 'Salon Owners Stop Working More And Making Less',
  /** The same words in the order shown. */
  headlineParts: [
    { text: 'Salon Owners', breakAfter: 'narrow' },
    { text: 'Stop\nWorking', breakAfter: 'narrow' },
    { text: 'More', trend: 'up' },
    { text: 'And', breakAfter: 'both' },
    { text: 'Making Less', trend: 'down' },
  ] satisfies HeadlinePart[],
  tagline: 'Hire better. Price smarter. Earn more.',
  subline:
    'See what nearby salons charge and who works there. Built by salon owners, for salon owners.',
  /** Line below the button that says where it leads. */
  opens: 'Opens our early-access form in a new tab.',
  /** Lowest price, shown beside the link to the plans. */
  price: `From ${pricing.plans[0].price} a month, billed yearly.`,
  plans: { label: 'See plans', href: '#pricing' },
  /** Texts of the drawing: a comb whose teeth are prices. */
  art: {
    label:
      'An example: a comb whose bars are the balayage prices of 48 salons, from 120 to 330 dollars. The median is 185.',
    caption: 'Example: balayage at 48 salons',
    youLabel: 'Your price',
    /** Signs on the drawing, each before its price. */
    flags: { median: 'Median', you: 'You' },
  },
  /** Position of the visitor's price; the distance in dollars precedes the first two. */
  gap: { under: 'under the median', over: 'over the median', none: 'at the median' },
};
