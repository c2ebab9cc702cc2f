import { formatMonthName } from '@tallycomb/inflation-core';
import { expect, it } from 'vitest';
import { shortMonth } from '../../calculator/figures/figures';
import { pageData } from './data.server';
import { publishedSeries } from './data-files.server';

const data = pageData();

it('shows the last 24 months of every series as published, the newest first', () => {
  expect(data.months).toHaveLength(24);
  expect(data.months[0]?.label).toBe(shortMonth(data.asOf));
  for (const { label, indexes } of data.months) {
    const published = publishedSeries.map(
      ({ series }) =>
        series.points.find(({ month }) => shortMonth(formatMonthName(month)) === label)?.index ??
        null,
    );
    expect(indexes).toEqual(published);
  }
});

it('averages the last 24 years of every series, with a change once December is there', () => {
  expect(data.years).toHaveLength(24);
  for (const { label, indexes, changes } of data.years) {
    const means = publishedSeries.map(({ series }) => {
      const own = series.points.filter(({ month }) => month.year === Number(label));
      return own.reduce((sum, { index }) => sum + index, 0) / own.length;
    });
    for (const [at, mean] of means.entries()) expect(indexes[at]).toBeCloseTo(mean, 8);
    const haveDecember = publishedSeries.map(({ series }) =>
      series.points.some(({ month }) => month.year === Number(label) && month.month === 12),
    );
    expect(changes.map((change) => change !== null)).toEqual(haveDecember);
  }
});
