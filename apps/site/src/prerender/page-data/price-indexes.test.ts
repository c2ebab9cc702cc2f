import { formatMonthName } from '@tallycomb/inflation-core';
import { cpiU } from '@tallycomb/inflation-core/cpi-u';
import { expect, it } from 'vitest';
import { publishedSeries } from '../price-series';
import { priceIndexesData } from './price-indexes';

const data = priceIndexesData();

it('shows the last 24 months of every series as published, the newest first', () => {
  expect(data.months).toHaveLength(24);
  expect(data.months[0]?.label).toBe(data.asOf);
  for (const { label, indexes } of data.months) {
    const published = publishedSeries.map(
      ({ series }) =>
        series.points.find(({ month }) => formatMonthName(month) === label)?.index ?? null,
    );
    expect(indexes).toEqual(published);
  }
});

it('averages no year of which a series has only the end', () => {
  const rowOf = (year: string) => data.years.find(({ label }) => label === year)?.indexes;
  const begins = publishedSeries.map(({ series }) => series.first);
  for (const year of [1967, 1986, 1987]) {
    const isWhole = begins.map(
      (first) => first.year < year || (first.year === year && first.month === 1),
    );
    expect(rowOf(String(year))?.map((index) => index !== null)).toEqual(isWhole);
  }
});

it('names each series and its gaps', () => {
  const [first] = data.series;
  expect(first).toMatchObject({ id: cpiU.id, missing: cpiU.missing.map(formatMonthName) });
  expect(new Set(data.series.map(({ slug }) => slug)).size).toBe(publishedSeries.length);
});
