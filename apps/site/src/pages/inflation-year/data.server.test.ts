import { compareMonths } from '@tallycomb/inflation-core';
import { cpiU } from '@tallycomb/inflation-core/cpi-u';
import { personalCareServices } from '@tallycomb/inflation-core/personal-care-services';
import type { IndexSeries } from '@tallycomb/inflation-core/series';
import { describe, expect, it } from 'vitest';
import { priceYears } from '../../calculator/figures/price-years';
import { siteConfig } from '../../site-config';
import { pageData as yearsData } from '../inflation-years/data.server';
import { inflationYearData } from './data.server';

/** Average of a year's published indexes, computed without the core. */
function mean({ points }: IndexSeries, year: number): number {
  const indexes = points.filter(({ month }) => month.year === year).map(({ index }) => index);
  return indexes.reduce((sum, index) => sum + index, 0) / indexes.length;
}

function dataOf(year: number) {
  const data = inflationYearData(String(year));
  if (!data) throw new Error(`${year} has no page`);
  return data;
}

const [newest = cpiU.newest] = [cpiU.newest, personalCareServices.newest].sort(compareMonths);
const { newest: last } = siteConfig.build.priceYears;
const newestIndex = ({ points }: IndexSeries) =>
  points.find(({ month }) => compareMonths(month, newest) === 0)?.index ?? 0;
const inPercent = (from: number, to: number) => (to / from - 1) * 100;

it('has a page for every year from 1967 to the newest', () => {
  expect(priceYears).toEqual(Array.from({ length: last - 1966 }, (_, ago) => last - ago));
});

it.each(['1966', String(last + 1), '20199', '02019', '201', '2019.0', 'abc', '', 'menu'])(
  'there is no year "%s"',
  (text) => expect(inflationYearData(text)).toBeUndefined(),
);

describe.each([1967, 1999, 2019, last])('the page of %i', (year) => {
  const data = dataOf(year);

  it.each([
    ['prices', cpiU],
    ['salons', personalCareServices],
  ] as const)(
    'adjusts the haircut from the year’s average to the newest month: %s',
    (key, series) => {
      const from = mean(series, year);
      expect(data[key].amount).toBeCloseTo((50 * newestIndex(series)) / from, 2);
      expect(data[key].changeInPercent).toBeCloseTo(inPercent(from, newestIndex(series)), 8);
      expect(data.periods[0]?.[key]).toBe(data[key].amount);
      for (const period of data.periods.slice(1))
        expect(period[key]).toBeCloseTo((50 * mean(series, Number(period.label))) / from, 2);
    },
  );

  it('lists the newest month first, then later whole years, and itself last at $50', () => {
    const labels = data.periods.slice(1).map(({ label }) => Number(label));
    expect(labels).toEqual([...labels].sort((a, b) => b - a));
    expect(data.periods.at(-1)).toMatchObject({ label: String(year), prices: 50, salons: 50 });
    const whole = newest.month === 12 ? newest.year : newest.year - 1;
    expect(labels[0]).toBe(Math.max(year, whole));
  });

  it('has the price of every year for its comb, its own at $50', () => {
    const { salonsByYear } = data;
    expect(salonsByYear).toHaveLength(priceYears.length);
    expect(salonsByYear[year - 1967]).toBe(50);
    expect(salonsByYear[0]).toBeCloseTo(
      (50 * mean(personalCareServices, 1967)) / mean(personalCareServices, year),
      2,
    );
    if (year < last) expect(salonsByYear.at(-1)).toBe(data.salons.amount);
  });

  it('has its periods on the axis in the order of time', () => {
    const places = data.periods.map(({ at }) => at);
    expect(places).toEqual([...places].sort((a, b) => b - a));
    expect(Math.floor(places.at(-1) ?? 0)).toBe(year);
  });
});

it('compares a year with the year before, and the newest month with the same month then', () => {
  const [top, ...others] = dataOf(2019).periods;
  const yearEarlier = ({ points }: IndexSeries) =>
    points.findLast(({ month }) => compareMonths(newest, month) >= 12)?.index ?? 0;
  expect(top?.pricesChange).toBeCloseTo(inPercent(yearEarlier(cpiU), newestIndex(cpiU)), 8);
  for (const { label, pricesChange } of others) {
    const before = mean(cpiU, Number(label) - 1);
    expect(pricesChange).toBeCloseTo(inPercent(before, mean(cpiU, Number(label))), 8);
  }
});

it('leaves out comparisons with unpublished years, and of partial with whole years', () => {
  const first = dataOf(1967).periods.at(-1);
  expect(first?.salonsChange).toBeUndefined();
  expect(first?.pricesChange).toBeDefined();
  const own = dataOf(last).periods.at(-1);
  expect(own?.pricesChange === undefined).toBe(newest.month !== 12);
});

it('has no yearly rate over less than twelve months', () => {
  const rate = (year: number) => dataOf(year).prices.ratePerYearInPercent;
  expect(rate(2019)).toBeGreaterThan(0);
  expect(rate(newest.year)).toBeUndefined();
});

it('links to the previous and next year, if they have a page', () => {
  expect([1967, 2019, last].map((year) => dataOf(year).beside)).toEqual([
    [1968],
    [2018, 2020],
    [last - 1],
  ]);
});

it('names the months that were never published', () => {
  expect(dataOf(2019).missing).toContain('October 2025');
});

it('lists every year once in its decade, with the figures of its page', () => {
  const { decades } = yearsData();
  expect(decades.flatMap(({ years }) => years).map(({ year }) => year)).toEqual(priceYears);
  for (const { start, years } of decades)
    for (const { year, prices, salons } of years) {
      expect(year - start).toBeLessThan(10);
      expect(year).toBeGreaterThanOrEqual(start);
      const page = dataOf(year);
      expect([prices, salons]).toEqual([page.prices.amount, page.salons.amount]);
    }
});
