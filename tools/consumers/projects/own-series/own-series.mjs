import { readFile } from 'node:fs/promises';
import { formatMoney, formatPercent } from '@tallycomb/inflation-core';
import {
  changeInPercent,
  defineSeries,
  inflate,
  updateSeries,
} from '@tallycomb/inflation-core/series';

const csv = await readFile(new URL('cpi.csv', import.meta.url), 'utf8');
const [, ...rows] = csv.trim().split(/\r?\n/);
const points = rows.map((row) => {
  const [month = '', index] = row.split(',');
  return { month, index: Number(index) };
});

const cpi = defineSeries({
  id: '6401.0',
  name: 'CPI, all groups, eight capital cities of Australia',
  source: 'Australian Bureau of Statistics',
  sourceUrl: 'https://www.abs.gov.au/statistics/economy/price-indexes-and-inflation',
  basePeriod: '1989-90 = 100',
  frequency: 'quarterly',
  points,
});

const from = { year: 2010, month: 8 };
const { amount } = inflate(cpi, { amount: 80, from });
const dollars = { currency: 'AUD', locale: 'en-AU' };
console.log(`${formatMoney(amount, dollars)} (${formatPercent(changeInPercent(cpi, { from }))})`);

const update = updateSeries(cpi, [{ month: '2011-Q4', index: 179.4 }]);
console.log(
  update.ok ? `up to ${update.series.newest.year}-${update.series.newest.month}` : update.message,
);

const typo = updateSeries(cpi, [{ month: '2011-Q4', index: 17.94 }]);
console.log(typo.ok || typo.code);
