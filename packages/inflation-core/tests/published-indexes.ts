/** Indexes of other countries as their publishers tabled them, each under its publisher's license. */
import { defineSeries } from '../src/own-series/index.ts';

/** Points of consecutive months, from January of the year `first` on. */
const monthly = (first: number, indexes: readonly number[]) =>
  indexes.map((index, at) => ({
    month: { year: first + Math.floor(at / 12), month: (at % 12) + 1 },
    index,
  }));

/**
 * Office for National Statistics, dataset "Consumer Prices Index including owner occupiers' housing
 * costs (CPIH)", aggregate CP00, as kept in
 * https://github.com/Mitch-Dean/practice-cpih-rap/blob/main/data/raw/cpih_filtered_2020-2025.csv
 * Crown copyright; Open Government Licence v3.0.
 */
export const cpih = defineSeries({
  id: 'L522',
  name: 'CPIH, all items, United Kingdom, not seasonally adjusted',
  source: 'Office for National Statistics',
  sourceUrl: 'https://www.ons.gov.uk/economy/inflationandpriceindices/timeseries/l522/mm23',
  basePeriod: '2015 = 100',
  publishing: { monthsLater: 1, byDay: 25 },
  points: monthly(
    2020,
    [
      108.3, 108.6, 108.6, 108.6, 108.6, 108.8, 109.2, 108.8, 109.2, 109.2, 109.1, 109.4, 109.3,
      109.4, 109.7,
    ],
  ),
});

/**
 * Statistics Canada, table 326-0021, annual (2002=100), all items, in
 * http://www5.statcan.gc.ca/cansim/a26?lang=eng&retrLang=eng&id=3260021
 * Statistics Canada Open Licence: https://www.statcan.gc.ca/eng/reference/copyright
 */
export const canadaByYear = defineSeries({
  id: '326-0021',
  name: 'CPI, all items, Canada, annual',
  source: 'Statistics Canada',
  sourceUrl: 'http://www5.statcan.gc.ca/cansim/a26?lang=eng&retrLang=eng&id=3260021',
  basePeriod: '2002 = 100',
  frequency: 'yearly',
  points: [
    { month: '2012', index: 121.7 },
    { month: '2013', index: 122.8 },
    { month: '2014', index: 125.2 },
    { month: '2015', index: 126.6 },
    { month: '2016', index: 128.4 },
  ],
});

/**
 * Australian Bureau of Statistics, eight capitals (1989-90=100), by quarter, as tabled by the
 * Parliamentary Library in http://aph.gov.au/Library/pubs/msb/24.htm
 * © Commonwealth of Australia; the bureau licenses its data under Creative Commons Attribution, then
 * 2.5 Australia.
 */
export const australia = defineSeries({
  id: '6401.0',
  name: 'CPI, all groups, eight capital cities of Australia',
  source: 'Australian Bureau of Statistics',
  sourceUrl: 'http://aph.gov.au/Library/pubs/msb/24.htm',
  basePeriod: '1989-90 = 100',
  frequency: 'quarterly',
  publishing: { monthsLater: 1, byDay: 31 },
  points: [
    { month: '2010-Q3', index: 173.3 },
    { month: '2010-Q4', index: 174 },
    { month: '2011-Q1', index: 176.7 },
    { month: '2011-Q2', index: 178.3 },
    { month: '2011-Q3', index: 179.4 },
    { month: '2011-Q4', index: 179.4 },
  ],
});
