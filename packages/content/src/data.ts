/** What `/data` says: the price indexes behind every figure, to read and to download. */
import type { PageMetadata } from './page-metadata';
import type { SectionHead } from './section-head';

export type { PageMetadata, SectionHead };

export const dataPage: PageMetadata = {
  title: 'CPI and Salon Price Index Data: CSV, JSON | Tallycomb',
  description:
    'The price indexes behind our figures, every published month: US consumer prices and personal care services, as a table, CSV and JSON. Public domain.',
};

export interface DataField {
  readonly name: string;
  readonly meaning: string;
}

export interface DataPageText extends SectionHead {
  readonly files: SectionHead & {
    readonly csv: string;
    readonly json: string;
    /** Names the months that were never published. */
    readonly missing: string;
    readonly none: string;
    readonly source: string;
  };
  readonly months: SectionHead & { readonly column: string; readonly noValue: string };
  readonly years: SectionHead & { readonly column: string };
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
  lead: 'Every published month of the price indexes that we calculate with. Take them: they’re public.',
  files: {
    heading: 'Files to Keep',
    lead: 'The addresses stay. A new month is added to the end of each file when it’s published.',
    csv: 'CSV',
    json: 'JSON',
    missing: 'Never published:',
    none: 'No month is missing.',
    source: 'At the publisher',
  },
  months: {
    heading: 'The Last Two Years',
    lead: 'Each month’s index, newest first. 1982–84 is 100.',
    column: 'Month',
    noValue: 'not published',
  },
  years: {
    heading: 'Annual Averages',
    lead: 'The average of the months published in each year. The newest year is the months so far.',
    column: 'Year',
  },
  shape: {
    heading: 'What the JSON Holds',
    lead: 'One object a file. Other sites may fetch it; so may a spreadsheet.',
    columns: { name: 'Field', meaning: 'What it is' },
    fields: [
      { name: 'version', meaning: 'Of this shape: 1. Fields may be added to it; none changes.' },
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
      'October 2025 was never published: the government was shut down, and nobody collected the prices. Until the end of 2006 the bureau published one decimal, and three since.',
    ],
  },
  license: {
    heading: 'Yours to Use',
    paragraphs: [
      'Works of the US government are in the public domain, and these are. Please cite the US Bureau of Labor Statistics and the series id, with the newest month that you used.',
    ],
    address: 'https://www.bls.gov/opub/copyright-information.htm',
    label: 'The bureau on copyright',
  },
  links: {
    calculator: 'Calculate with your own revenue',
    years: 'What $50 of any year is now',
  },
};
