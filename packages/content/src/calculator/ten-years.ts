/** The last ten years in a table that can be quoted; its figures come from the published series. */

/** The table of what a year’s revenue from each of the last ten years takes today. */
export interface TenYearsText {
  readonly heading: string;
  /** What each row carries to the newest month, in dollars a year. */
  readonly revenue: number;
  readonly caption: string;
  readonly columns: Readonly<Record<'since' | 'needed' | 'all' | 'salons', string>>;
  readonly sourceLabel: string;
  readonly allYears: { readonly label: string; readonly href: string };
  /** What search engines call the table, away from its page. */
  readonly datasetName: string;
}

export const tenYearsText: TenYearsText = {
  heading: 'Ten Years in One Table',
  revenue: 100_000,
  caption:
    'What it takes now to match $100,000 a year in each December, and how far inflation and other salons have gone since',
  columns: {
    since: 'Since',
    needed: '$100,000 then takes',
    all: 'Inflation',
    salons: 'Other salons',
  },
  allYears: { label: 'Every year since 1967', href: '/inflation-calculator/years' },
  sourceLabel: 'Source: US Bureau of Labor Statistics, CPI-U,',
  datasetName: 'Salon revenue and inflation: ten years of all prices and salon prices',
};
