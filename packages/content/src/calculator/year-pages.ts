/**
 * Texts of the year pages, such as `/inflation-calculator/2019`, and of the list of them; sentences
 * with figures are in the site's `year-sentences.ts`.
 */
import type { PageMetadata } from '../page-texts';

/** Dollars of the haircut that every year's page carries to today. */
export const exampleHaircut: number = 50;

const haircut = `$${exampleHaircut}`;

/** Precedes the newest month wherever there are figures. */
export const updatedThrough: string = 'Updated through';

/** Texts around the figures of a year's page. */
export const yearPageText = {
  allYears: 'All years',
  /** Labels of the two figures. */
  figures: { prices: 'With inflation', salons: 'At other salons' },
  /** Explains the bars beside the figures. */
  unit: `Each bar is a year: what that haircut cost at other salons. Your year is red; the line marks ${haircut}.`,
  chart: {
    heading: 'Inflation, Salons and You',
    title: 'What the Haircut Would Be',
    series: { salons: 'Other salons', prices: 'Inflation' },
    baseline: `still charging ${haircut}`,
    /** The visitor's entry beside the rates of inflation and other salons. */
    you: `You, still ${haircut}`,
  },
  rates: {
    heading: 'Average yearly increase',
    /** Shown for a year whose middle lies less than twelve months back. */
    none: 'Less than twelve months have gone by, so there’s no yearly rate yet.',
  },
  table: {
    heading: 'Year by Year',
    lead: `What ${haircut} would have become, and the increase in each year.`,
    columns: {
      period: 'Year',
      prices: 'With inflation',
      salons: 'Other salons',
    },
    bars: `Other salons, over ${haircut}`,
    /** Shown for a year that has none before to compare with. */
    noChange: '–',
  },
  method: {
    heading: 'How We Count',
    paragraphs: [
      'A year’s price is the average of the months published in it; the newest figure is for a single month. The average yearly increase runs from the middle of that year to the newest month.',
      'Inflation is the change in US consumer prices, all items. Other salons are personal care services: haircuts and the like. Both are US city averages, not seasonally adjusted. They say what happened, not what any one salon should charge.',
    ],
  },
  cite: {
    heading: 'How to Cite',
    lead: 'Select the lines below and copy them.',
  },
  call: {
    heading: 'Now With Your Own Revenue',
    lead: 'Enter a year’s revenue from then. See what it’d be today, and the price increase that closes the gap.',
    /** Precedes the month that is filled in. */
    action: 'Calculate from',
  },
  nav: { label: 'Other years', data: 'The data, as CSV and JSON' },
};

export const yearListPage: PageMetadata = {
  title: 'US Inflation by Year: Salon Prices and CPI | Tallycomb',
  description: `Every year since 1967: what ${haircut} then would be today with inflation, and at the rate salons raised prices. From the published indexes. Free, no email.`,
};

/** Year of old prices in the head of that list. */
const exampleYear: number = 2019;

/** Texts around the table of all years. */
export const yearListText = {
  heading: `${haircut} From Any Year, Today`,
  lead: `Find the year you last raised prices. See what ${haircut} from then is today, with inflation and at other salons.`,
  caption: `${haircut} now, by the year it’s from`,
  columns: { year: 'Year', prices: 'Inflation', salons: 'Other salons' },
  comb: {
    since: exampleYear,
    /** Follows the discount and precedes its year. */
    discount: 'is what every client gets if your prices are from',
    /** Precedes the newest year whose prices are at most half of today’s. */
    halfOff: 'Half off, if they’re from',
    unit: `Each bar is a year, and the discount clients get if your prices are from then. The red one is ${exampleYear}.`,
  },
  own: 'What did your prices lose since you last raised them?',
  calculator: 'Calculate Your Loss',
  data: 'The data, as CSV and JSON',
};
