/** What `/data` says: the price indexes behind every figure, to read and to download. */
import type { PageMetadata } from '../page-metadata';
import type { SectionHead } from '../section-head';

export type { PageMetadata, SectionHead };

export const dataPage: PageMetadata = {
  title: 'CPI and Salon Price Index Data: CSV, JSON | Tallycomb',
  description:
    'The price indexes behind our figures, every published month: US consumer prices, salon prices and four regions, as a table, CSV and JSON. Public domain.',
};

/** A field of the data’s JSON, and what it holds. */
export interface DataField {
  readonly name: string;
  readonly meaning: string;
}

/** A table of figures, and the heading of its first column. */
export interface TableText extends SectionHead {
  readonly column: string;
}

/** The series that can be taken along, by their names in the site’s addresses. */
export type SeriesName = 'prices' | 'salons' | 'northeast' | 'midwest' | 'south' | 'west';

/** What the page of the data says around its files and tables. */
export interface DataPageText extends SectionHead {
  readonly labels: Readonly<Record<SeriesName, string>>;
  readonly files: SectionHead & {
    /** What the chart on each file draws. */
    readonly comb: string;
    readonly csv: string;
    readonly json: string;
    /** Stands before the publisher’s id, on the link to it. */
    readonly series: string;
    /** Names the months that were never published. */
    readonly missing: string;
    readonly none: string;
  };
  readonly months: TableText;
  readonly years: TableText;
  /** Where there is no index. */
  readonly noValue: string;
  readonly shape: SectionHead & {
    readonly columns: Readonly<Record<'name' | 'meaning', string>>;
    readonly fields: readonly DataField[];
    readonly csv: string;
  };
  readonly method: { readonly heading: string; readonly paragraphs: readonly string[] };
  readonly license: {
    readonly heading: string;
    readonly paragraphs: readonly string[];
    readonly address: string;
    readonly label: string;
  };
  readonly links: Readonly<Record<'calculator' | 'years', string>>;
}

export const dataPageText: DataPageText = {
  heading: 'The Numbers Behind the Numbers',
  lead: 'Every published month of the price indexes behind our figures. Take them: they’re public.',
  labels: {
    prices: 'Consumer prices',
    salons: 'Salon prices',
    northeast: 'Northeast',
    midwest: 'Midwest',
    south: 'South',
    west: 'West',
  },
  files: {
    heading: 'Files to Keep',
    lead: 'The addresses won’t change. Each new month is added at the end of the file when it’s published.',
    comb: 'Each bar is a year’s average. All the charts cover the same years, on a scale that starts at zero.',
    csv: 'CSV',
    json: 'JSON',
    series: 'BLS series',
    missing: 'Never published:',
    none: 'No month is missing.',
  },
  months: {
    heading: 'The Last Two Years',
    lead: 'Each month’s index, newest first. 1982–84 is 100. A region’s index says how fast prices rose there, not which region costs more.',
    column: 'Month',
  },
  years: {
    heading: 'Annual Averages',
    lead: 'The average of the months published in each year. The newest year is the months so far; the files go further back.',
    column: 'Year',
  },
  noValue: 'not published',
  shape: {
    heading: 'What the JSON Holds',
    lead: 'One object per file. Other sites may fetch it; so may a spreadsheet.',
    columns: { name: 'Field', meaning: 'What it is' },
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
      'October 2025 was never published: the government was shut down, and nobody collected the prices. Until the end of 2006 the bureau published one decimal, and three since; we show zeros after the one. Salon prices and regions begin where the bureau went monthly.',
    ],
  },
  license: {
    heading: 'Yours to Use',
    paragraphs: [
      'Works of the US government are in the public domain, and these are. Please cite the US Bureau of Labor Statistics and the series id, with the newest month you used.',
    ],
    address: 'https://www.bls.gov/opub/copyright-information.htm',
    label: 'The bureau on copyright',
  },
  links: {
    calculator: 'Calculate with your own revenue',
    years: 'What $50 from any year is today',
  },
};
