/** The last ten years in a table that can be quoted; its figures come from the published series. */

/** The table of what it takes today to match a year's revenue of each of the last ten years. */
export const tenYearsText = {
  heading: 'Ten Years in One Table',
  /** Dollars a year that each row carries to the newest month. */
  revenue: 100_000,
  caption:
    'What it takes today to match $100,000 a year from each December, next to inflation and what other salons did since.',
  columns: {
    since: 'Since',
    needed: 'To match $100,000',
    all: 'Inflation',
    salons: 'Other salons',
  },
  bars: 'Over $100,000',
  allYears: { label: 'Every year since 1967', href: '/inflation-calculator/years' },
  sourceLabel: 'Source: US Bureau of Labor Statistics, CPI-\u2060U,',
  /** Name of the table in search results. */
  datasetName: 'Salon revenue and inflation: ten years of prices in general and salon prices',
};
