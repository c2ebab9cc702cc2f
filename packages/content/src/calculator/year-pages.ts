/** What the pages of the years say, `/inflation-calculator/2019` and the like, and the list of them. */
import type { PageMetadata } from '../page-metadata';
import type { SectionHead } from '../section-head';

export type { PageMetadata, SectionHead };

/** Dollars of the haircut that every year's page carries to today. */
export const exampleHaircut: number = 50;

/** Goes before the newest month, wherever figures stand. */
export const updatedThrough: string = 'Updated through';

/** What every year’s own page says around its figures. */
export interface YearPageText {
  readonly allYears: string;
  /** Names the two figures. */
  readonly figures: Readonly<Record<'prices' | 'salons', string>>;
  /** What the teeth beside the figures stand for. */
  readonly unit: string;
  readonly chart: {
    readonly heading: string;
    readonly title: string;
    readonly series: Readonly<Record<'prices' | 'salons', string>>;
    readonly baseline: string;
  };
  readonly rates: {
    readonly heading: string;
    /** Of a year whose middle lies less than twelve months back. */
    readonly none: string;
  };
  readonly table: SectionHead & {
    readonly columns: Readonly<
      Record<'period' | 'prices' | 'pricesChange' | 'salons' | 'salonsChange', string>
    >;
    /** Where there is no year before to compare with. */
    readonly noChange: string;
  };
  readonly method: {
    readonly heading: string;
    readonly paragraphs: readonly string[];
  };
  readonly cite: SectionHead;
  readonly call: SectionHead & {
    /** Goes before the month that is filled in. */
    readonly action: string;
  };
  readonly nav: {
    readonly label: string;
    readonly data: string;
  };
}

export const yearPageText: YearPageText = {
  allYears: 'All years',
  figures: { prices: 'With all prices', salons: 'With salon prices' },
  unit: 'One tooth is a year: what the same haircut costs in it, with salon prices. The red tooth is $50, as is the line over the years after it.',
  chart: {
    heading: 'Two Lines and a Flat One',
    title: 'What the Haircut Would Be',
    series: { salons: 'Salons', prices: 'All prices' },
    baseline: 'still charging $50',
  },
  rates: {
    heading: 'Average rate a year',
    none: 'Less than twelve months have gone by, so there’s no yearly rate yet.',
  },
  table: {
    heading: 'Year by Year',
    lead: 'What $50 would have become, and how far prices moved in each year.',
    columns: {
      period: 'Year',
      prices: '$50 with prices',
      pricesChange: 'Prices, change',
      salons: '$50 with salons',
      salonsChange: 'Salons, change',
    },
    noChange: '–',
  },
  method: {
    heading: 'How We Count',
    paragraphs: [
      'A year’s price is the average of the months published in it; the newest figure is that of a single month. The yearly rate is the steady one that leads from the middle of the year to the newest month.',
      '“Prices” are consumer prices, all items. “Salons” are personal care services: haircuts and the like. Both are US city averages, not seasonally adjusted. They say what prices did, not what any one salon should charge.',
    ],
  },
  cite: {
    heading: 'How to Cite',
    lead: 'Select the lines below and copy them.',
  },
  call: {
    heading: 'Now With Your Own Revenue',
    lead: 'The calculator carries your whole year forward, and says what increase closes the gap.',
    action: 'Calculate from',
  },
  nav: { label: 'Other years', data: 'The data, as CSV and JSON' },
};

export const yearListPage: PageMetadata = {
  title: 'US Inflation by Year: Salon Prices and CPI | Tallycomb',
  description:
    'Every year since 1967: what $50 of that year comes to now with all prices and with salon prices, from the published indexes. Free, no email.',
};

/** What the page of all years says around its table. */
export interface YearListText extends SectionHead {
  readonly caption: string;
  readonly columns: Readonly<Record<'year' | 'prices' | 'salons', string>>;
  readonly comb: {
    /** Follows the figure of the oldest year, and goes before that year. */
    readonly oldest: string;
    readonly unit: string;
  };
  readonly calculator: string;
  readonly data: string;
}

export const yearListText: YearListText = {
  heading: '$50 of Any Year, Today',
  lead: 'Pick the year your prices are from. Each figure carries $50 of that year to the newest month: first with all prices, then with salon prices.',
  caption: '$50 now, by the year it’s from',
  columns: { year: 'Year', prices: 'Prices', salons: 'Salons' },
  comb: {
    oldest: 'is what a $50 haircut comes to now, carried with salon prices from',
    unit: 'One tooth is a year: what its $50 comes to now, with salon prices. Teeth start at $0, and the line is at $50.',
  },
  calculator: 'Calculate Your Loss',
  data: 'The data, as CSV and JSON',
};
