/** Texts of `/data`: the price indexes behind every figure, to read and to download. */
import type { PageMetadata } from '../page-texts';

export const dataPage: PageMetadata = {
  title: 'CPI and Salon Price Index Data: CSV, JSON | Tallycomb',
  description:
    'The price indexes behind our figures, every published month: US consumer prices, salon prices and four regions, as a table, CSV and JSON. Public domain.',
};

/** Texts around the files and tables of the data page. */
export const dataPageText = {
  heading: 'The Numbers Behind the Numbers',
  lead: 'Every published month of the price indexes we use. Take them: they’re public.',
  labels: {
    prices: 'Consumer prices',
    salons: 'Salon prices',
    northeast: 'Northeast',
    midwest: 'Midwest',
    south: 'South',
    west: 'West',
  },
  /** Caption of the comb in the page's head, followed by its first year. */
  comb: { unit: 'Each bar is a year: what a salon charged for the $50 haircut of' },
  files: {
    heading: 'Files to Keep',
    lead: 'The addresses won’t change. Each new month is added at the end of the file when it’s published. October 2025 never was.',
    csv: 'CSV',
    json: 'JSON',
    /** Label of the link to the publisher's page of the series. */
    series: 'Source',
  },
  /** Tables of figures, each with the heading of its first column. */
  months: {
    heading: 'The Last Two Years',
    lead: 'Each index counts 1982–84 as 100. Its bar is the change over 12 months: bright for the highest, dashed for the month that was never published. A region’s index shows how fast its prices rose, not how high they are.',
    column: 'Month',
  },
  years: {
    heading: 'Annual Averages',
    lead: 'Each year’s average, and this year’s so far. Its bar is the change on the year before. The files go further back.',
    column: 'Year',
  },
  /** Names of the two tables of each kind; on a phone, the second folds. */
  tables: { country: 'US City Average', regions: 'By Region' },
  /** Shown in a cell without an index. */
  noValue: '–',
  shape: {
    heading: 'What the JSON Holds',
    lead: 'One object per file. Other sites may fetch it; so may a spreadsheet.',
    columns: { name: 'Field', meaning: 'What it is' },
    /** Fields of the JSON, each with its meaning. */
    fields: [
      {
        name: 'version',
        meaning: 'The version of this shape: 1. Fields may be added; none will change.',
      },
      { name: 'id', meaning: 'The publisher’s series id.' },
      { name: 'name', meaning: 'The publisher’s title.' },
      { name: 'source', meaning: 'Who published it.' },
      { name: 'sourceUrl', meaning: 'Where.' },
      { name: 'basePeriod', meaning: 'The period whose average is 100.' },
      { name: 'first', meaning: 'The first month, YYYY-MM.' },
      { name: 'newest', meaning: 'The newest published month, YYYY-MM.' },
      { name: 'missing', meaning: 'Months between that were never published.' },
      { name: 'points', meaning: 'Published months, oldest first, each a month and an index.' },
    ],
    csv: 'The CSV has two columns, month and index, and a line for each published month.',
  },
  method: {
    heading: 'How It’s Made',
    paragraphs: [
      'We copy the Bureau of Labor Statistics’ figures as published, not seasonally adjusted, and change none. A month without a figure has no line; we never fill one in.',
      'October 2025 was never published: the government was shut down, and nobody collected the prices. Through 2006 the bureau published one decimal; since then, three. We pad the older figures with zeros. Salon prices and regions start when the bureau began publishing them every month.',
    ],
  },
  license: {
    heading: 'Yours to Use',
    paragraphs: [
      'Works of the US government are in the public domain, and so are these figures. Please cite the US Bureau of Labor Statistics and the series id, with the newest month you used.',
    ],
    address: 'https://www.bls.gov/opub/copyright-information.htm',
    label: 'The bureau on copyright',
  },
  links: {
    calculator: 'Calculate with your own revenue',
    years: 'What $50 from any year is today',
  },
};
