/**
 * Texts of the inflation calculator. Wordings that the specification quotes are kept to the letter.
 */

import type { PageMetadata } from '../page-texts';

export const calculatorPage: PageMetadata = {
  title: 'Salon Inflation Calculator | Tallycomb',
  description:
    'Enter your yearly revenue and the month you last raised prices, and see what inflation costs your salon a year. Official CPI-U figures, free, no email.',
};

/** The head of the calculator’s page. */
export const calculatorHead = {
  /** One line on wide screens, two on a tablet, three on a phone. */
  heading: [
    { text: 'What Has', endsLineOn: 'phone' },
    { text: 'Inflation Cost', endsLineOn: 'phoneAndTablet' },
    { text: 'Your Salon?' },
  ] satisfies { text: string; endsLineOn?: 'phone' | 'phoneAndTablet' }[],
  lead: 'Enter your yearly revenue and the month you last raised prices. We’ll show what inflation costs you a year.',
};

/** Fields and button of the form. A `LeftOut` line is shown at a field that dropped characters. */
export const calculatorForm = {
  revenueLabel: 'Annual revenue',
  revenuePlaceholder: 'Enter annual revenue (e.g. 1000.00)',
  /** Replaced by the amount as understood, once one is typed. */
  revenueHint: 'What you take in, before costs.',
  revenueLeftOut: 'Only digits and a decimal point count. We left the rest out.',
  /** Follows the signs of currencies that are no dollars, in a price field. */
  otherCurrency:
    'prices are read as US dollars. We don’t convert them, so enter the price in dollars.',
  /** Shown at a field whose text is not one amount, such as a range. */
  revenueUnread: 'We can’t read this as one amount. Write it in digits, such as 250000.',
  /** Precedes an amount typed per month, which counts twelve times. */
  revenueMonthly: 'Twelve months of',
  currencySign: '$',
  dateLabel: 'Last price update',
  datePlaceholder: 'MM/YYYY (e.g. 12/2024)',
  dateHint: 'The month you last raised the whole menu.',
  dateLeftOut: 'Write the month as MM/YYYY, such as 06/2022.',
  /** Shown at the field for a month such as 13/2024. */
  dateNoMonth: 'Months run from 01 to 12.',
  calculate: 'Calculate',
  calculating: 'Calculating...',
  /** Below the button. */
  footnote: 'Free, and no email needed.',
  withoutScript: 'Calculating needs JavaScript. Everything else on this page works without it.',
  /** Shown when the script did not load: the browser then submits the form and reloads the page. */
  late: 'The calculator hasn’t loaded. Press Calculate to try again.',
};

/** Texts of a toast. */
export interface ToastMessage {
  readonly title: string;
  readonly description: string;
}

/** Toast of a failed check, by its code in `@tallycomb/inflation-core`; the field shows the description too. */
export const issueMessages: Readonly<
  Record<'missing-information' | 'invalid-date-format' | 'invalid-revenue-amount', ToastMessage>
> = {
  'missing-information': {
    title: 'Missing information',
    description: 'Please enter both revenue and date values.',
  },
  'invalid-date-format': {
    title: 'Invalid date format',
    description: 'Please enter date in MM/YYYY format (e.g. 06/2022).',
  },
  'invalid-revenue-amount': {
    title: 'Invalid revenue amount',
    description: 'Please enter a valid number for revenue.',
  },
};

/** Shown at the month's field, without a toast: the service answered, so nothing failed. */
export const beforeDataMessage: string =
  'Our price data starts in January 1913. Enter a later month.';

export const fallbackMessage: ToastMessage = {
  title: 'Using estimated inflation data',
  description:
    "We couldn't connect to our inflation service. Showing approximate values based on historical inflation rates.",
};

/** First argument of the console error that reports a failed lookup. */
export const lookupLogLabel: string = 'Error calculating inflation';

/** The panel that holds the result. */
export const resultPanelText = {
  heading: 'Revenue Lost Due to Inflation',
  /** Shown before there is a result. */
  prompt: 'In order to see your result, please make sure that both fields are filled in.',
  loading: 'Calculating inflation impact. Please wait...',
  /** Shown when the form was changed after the figure was calculated. */
  stale: 'Press Calculate to update.',
};

/** Small print below a result. */
export const resultNotes = {
  estimateNote: 'This is an estimate from yearly inflation rates, not from the published index.',
  /** Assumption behind the gap, before its sentence. */
  sameSalon: 'With the same clients and the same services,',
  sourceLabel: 'Source:',
};

/** Names of the series behind a result, and their publisher's pages. */
export const indexSources = {
  cpi: {
    /** With a word joiner, which keeps the term on one line. */
    short: 'US Bureau of Labor Statistics, CPI-\u2060U (CUUR0000SA0)',
    /** Name of the series without its publisher, for use after it. */
    series: 'all items (CUUR0000SA0)',
    address: 'https://data.bls.gov/timeseries/CUUR0000SA0',
  },
  salons: {
    short: 'personal care services (CUUR0000SEGC)',
    address: 'https://data.bls.gov/timeseries/CUUR0000SEGC',
  },
};

/** The chart and the table of a result, month by month. */
export const yearByYearText = {
  heading: 'Year by Year',
  guide: {
    label: 'What inflation does to a price list',
    href: '/guides/inflation-impact',
  },
  /** Below the heading, by the sign of the gap. */
  lead: {
    lost: 'Every year adds to your gap.',
    gained: 'Prices in general fell over these months. A gap below zero means you’re ahead.',
    unchanged: 'There’s nothing to compare yet. Come back when newer figures are out.',
  },
  caption: 'Revenue needed to keep pace, newest first.',
  /** Follows the months of the newest row’s change. */
  decembers: 'the others compare December with December',
  columns: {
    date: 'Date',
    needed: 'Needed to keep pace',
    gap: 'Gap to your revenue',
    change: 'Yearly change',
  },
  /** Stand around the number of years. */
  all: ['Show all', 'years'] satisfies [string, string],
  fewer: 'Show fewer years',
  /** Opens chart and download on a phone. */
  more: 'See the chart, or download',
  download: 'Download as CSV',
  fileName: 'tallycomb-inflation.csv',
  chartTitle: 'Revenue Needed to Keep Pace',
  chartSeries: 'Needed',
  /** Label of the chart's level line. */
  chartBaseline: 'your revenue',
};

/** The chart of salon prices, inflation and the visitor's own prices. */
export const salonPricesText = {
  heading: 'Meanwhile, at Other Salons',
  lead: 'The government tracks what salons charge, too, every month.',
  chartTitle: 'Change Since Your Last Update',
  tableCaption: 'Percent change since your last update',
  series: { salons: 'Other salons', all: 'Inflation', yours: 'You' },
  sourceLabel: 'Source: US Bureau of Labor Statistics, CPI-\u2060U,',
  loading: 'Fetching the salon price index.',
  /** Reasons for a missing comparison, by error code of `@tallycomb/inflation-core`. */
  leftOut: {
    'before-series':
      'Monthly salon prices were first published for January 1967, so there’s nothing to compare an earlier month with.',
    'after-newest': 'No newer salon prices are out yet, so there’s nothing to compare.',
  },
  failed:
    'The salon price index didn’t load. Your result above still counts. Press Calculate to try again.',
};

/** The example of a haircut whose price never moved. */
export const haircutExample = {
  heading: 'The $50 Haircut That Should Be $80',
  lead: 'Inflation means money buys less over time. To keep living the way you do, you have to earn more every year.',
  body: 'Owners rarely cut their prices. They leave them alone, and inflation does the cutting. The bars in this chart are the part of each haircut that went missing. The chart, and the $80, are a simple illustration.',
  /** Sentence from the published indexes, with a figure after `start` and after `all`. */
  real: {
    start: 'In real life, $50 in January 2000 was',
    all: 'by January 2020 if it kept up with inflation, and',
    salons: 'if it kept up with other salons.',
  },
  chartTitle: 'Inflation Adjusted Price of $50 Haircut',
  takeaway: 'An illustration: a $50 haircut in 2000 would have to cost $80 in 2020.',
  seriesLabel: 'Keeping pace',
  /** Label of the chart's level line. */
  baseline: 'still charging $50',
  tableHeaders: ['Year', 'Price'] satisfies [string, string],
  /** Dollars; illustrative, as the specification gives it. */
  points: [
    { year: 2000, value: 50 },
    { year: 2005, value: 56 },
    { year: 2010, value: 62 },
    { year: 2015, value: 70 },
    { year: 2020, value: 80 },
  ] satisfies [unknown, ...unknown[]],
};

/** Explains how the figure is calculated. */
export const calculationMethod = {
  heading: 'How We Get the Number',
  paragraphs: [
    'We adjust your revenue by the consumer price index for all items, from the month of your last price update to the newest published month. What you’d need today minus what you bring in is the yearly gap.',
    'The Bureau of Labor Statistics never published October 2025. When a month is missing, we use the one before it; we never make up a number. If we can’t reach the index, we say so and show an estimate from yearly rates.',
  ],
};

/** The last section, which links to the product and to the code for other sites. */
export const calculatorClosing = {
  heading: 'See What Nearby Salons Charge',
  lead: 'Inflation tells you what you lost. Nearby salons tell you what you can charge next.',
  embed: { label: 'Put this calculator on your own site', href: '/embed' },
};

/** Link below the form to the page that prices every service. */
export const menuLink = {
  question: 'Got your price list?',
  label: 'Price your whole menu',
  href: '/inflation-calculator/menu',
};
