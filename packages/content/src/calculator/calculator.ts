/** Every text of the inflation calculator. Wordings in quotes in the specification stand here to the letter. */

import type { PageMetadata } from '../page-metadata';

export const calculatorPage: PageMetadata = {
  title: 'Salon Inflation Calculator | Tallycomb',
  description:
    'Two numbers in, one number out: what inflation has taken from your salon’s revenue since you last changed your prices. Real CPI-U data, free, no email.',
};

/** The head of the calculator’s page. */
export const calculatorHead = {
  /** One line where there is room, two on a tablet, three on a phone. */
  heading: [
    { text: 'What Has', endsLineOn: 'phone' },
    { text: 'Inflation Cost', endsLineOn: 'phoneAndTablet' },
    { text: 'Your Salon?' },
  ] satisfies { text: string; endsLineOn?: 'phone' | 'phoneAndTablet' }[],
  lead: 'Two numbers in, one number out. Tell us what you bring in a year and when you last raised prices.',
};

/** The form’s two fields and its button. A `LeftOut` line says, at its field, what was not understood. */
export const calculatorForm = {
  revenueLabel: 'Annual revenue',
  revenuePlaceholder: 'Enter annual revenue (e.g. 1000.00)',
  /** Gives way to the amount as it is understood. */
  revenueHint: 'Before costs.',
  revenueLeftOut: 'Only digits and a decimal point count. We left the rest out.',
  /** Where a field holds what is no single amount, as it was written. */
  revenueUnread: 'We can’t read this as one amount. Write it in digits, such as 250000.',
  /** Goes before an amount a month, of which there are twelve. */
  revenueMonthly: 'Twelve months of',
  currencySign: '$',
  dateLabel: 'Last price update',
  datePlaceholder: 'MM/YYYY (e.g. 12/2024)',
  dateHint: 'The month you last raised prices across the menu.',
  dateLeftOut: 'Write the month as MM/YYYY, such as 06/2022.',
  calculate: 'Calculate',
  calculating: 'Calculating...',
  /** Below the button. */
  footnote: 'Free, and no email needed.',
  withoutScript: 'Calculating needs JavaScript. Everything else on this page works without it.',
  /** Where no script comes: the browser then sends the form by itself, and the page comes anew. */
  late: 'The calculator hasn’t loaded. Press Calculate to try again.',
};

/** What a toast says. */
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

/** Stands at the field of the month alone: the service answered, so nothing failed. */
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
  /** Before there is a result. */
  prompt: 'In order to see your result, please make sure that both fields are filled in.',
  loading: 'Calculating inflation impact. Please wait...',
  /** Where the form no longer holds what the figure came from. */
  stale: 'Press Calculate to update.',
};

/** Small print below a result. */
export const resultNotes = {
  estimateNote: 'An estimate from yearly inflation rates, not the published index.',
  /** What a gap takes for granted. */
  sameSalon: 'That’s for the same clients and the same services.',
  sourceLabel: 'Source:',
};

/** The series behind a result, as readers know them, and where their publisher shows them. */
export const indexSources = {
  cpi: {
    short: 'US Bureau of Labor Statistics, CPI-U (CUUR0000SA0)',
    /** The series alone, where its publisher has been named. */
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
    lost: 'It starts small enough to ignore. Then each year stacks on the last.',
    gained: 'Prices in general fell over these months. A gap below zero means you’re ahead.',
    unchanged: 'There’s nothing to compare yet. Come back when newer figures are out.',
  },
  caption: 'Revenue needed to keep pace, newest first.',
  /** Goes after the sentence on the newest row. */
  decembers: 'The other rows compare December with December.',
  columns: {
    date: 'Date',
    needed: 'Needed to keep pace',
    gap: 'Gap to your revenue',
    change: 'Change from a year earlier',
  },
  /** Goes before the number of years. */
  all: 'Show all years:',
  fewer: 'Show fewer years',
  download: 'Download as CSV',
  fileName: 'tallycomb-inflation.csv',
  chartTitle: 'Revenue Needed to Keep Pace',
  chartSeries: 'Needed',
  /** At the level line of the chart. */
  chartBaseline: 'your revenue',
};

/** The chart that sets salon prices beside inflation and one’s own. */
export const salonPricesText = {
  heading: 'Meanwhile, at Other Salons',
  lead: 'The government tracks salon prices too: haircuts and other personal care services, every month.',
  chartTitle: 'Change Since Your Last Update',
  tableCaption: 'Percent change since your last update',
  series: { salons: 'Other salons', all: 'Inflation', yours: 'You' },
  sourceLabel: 'Source: US Bureau of Labor Statistics, CPI-\u2060U,',
  loading: 'Fetching the salon price index.',
  /** Why there is nothing to compare, by the code of `@tallycomb/inflation-core`. */
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
  /** What the indexes say, with a figure after `start` and after `all`. */
  real: {
    start: 'The real figures: $50 in January 2000 was',
    all: 'by January 2020 with inflation, or',
    salons: 'at salon prices.',
  },
  chartTitle: 'Inflation Adjusted Price of $50 Haircut',
  takeaway: 'An illustration: a $50 haircut in 2000 would have to cost $80 in 2020.',
  seriesLabel: 'Keeping pace',
  /** At the level line of the chart. */
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

/** How the figure comes about. */
export const calculationMethod = {
  heading: 'How We Get the Number',
  paragraphs: [
    'We adjust your revenue by the consumer price index for all items, from the month of your last price update to the newest published month. What you’d need today minus what you bring in is the yearly gap.',
    'The Bureau of Labor Statistics never published October 2025. When a month is missing, we use the one before it; we never make up a number. If we can’t reach the index, we say so and show an estimate from yearly rates.',
  ],
};

/** The last section, which leads on. */
export const calculatorClosing = {
  heading: 'See What Nearby Salons Charge',
  lead: 'Inflation tells you what you lost. Nearby salons tell you what you can charge next.',
  embed: { label: 'Put this calculator on your own site', href: '/embed' },
};

/** Leads to the page that prices every service, from below the form. */
export const menuLink = {
  label: 'Price your whole menu instead.',
  href: '/inflation-calculator/menu',
};

/** What was typed, as a printed result names it. */
export const enteredText: Readonly<Record<'revenue' | 'month', string>> = {
  revenue: 'Annual revenue',
  month: 'Prices last raised',
};
