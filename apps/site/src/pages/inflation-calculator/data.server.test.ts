import { tenYearsText } from '@tallycomb/content/calculator';
import {
  compareMonths,
  formatMoney,
  formatMonthName,
  formatPercent,
} from '@tallycomb/inflation-core';
import { cpiU } from '@tallycomb/inflation-core/cpi-u';
import { personalCareServices } from '@tallycomb/inflation-core/personal-care-services';
import type { IndexSeries } from '@tallycomb/inflation-core/series';
import { expect, it } from 'vitest';
import { pageData } from './data.server';

const { tenYears, haircut } = pageData();
const { asOf, rows } = tenYears;

const indexIn = ({ points }: IndexSeries, name: string) =>
  points.find(({ month }) => formatMonthName(month) === name)?.index ?? Number.NaN;

const ratioOf = (series: IndexSeries, since: string) =>
  indexIn(series, asOf) / indexIn(series, since);

it('ends at the newest month that both series have', () => {
  const [first] = [cpiU.newest, personalCareServices.newest].sort(compareMonths);
  expect(asOf).toBe(first && formatMonthName(first));
});

it('has the ten Decembers before it, the newest first', () => {
  const newest = Number(asOf.split(' ')[1]) - 1;
  expect(rows.map(({ since }) => since)).toEqual(
    Array.from({ length: 10 }, (_, ago) => `December ${newest - ago}`),
  );
});

it('divides the newest index by that of each December', () => {
  for (const { since, needed, all, salons } of rows) {
    const ratio = ratioOf(cpiU, since);
    expect(needed).toBe(formatMoney(tenYearsText.revenue * ratio));
    expect(all).toBe(formatPercent((ratio - 1) * 100));
    expect(salons).toBe(formatPercent((ratioOf(personalCareServices, since) - 1) * 100));
  }
});

it('carries $50 from January 2000 to January 2020 by the published indexes', () => {
  // CUUR0000SA0 168.8 and 257.971, CUUR0000SEGC 161.4 and 255.938: long past, and never revised.
  expect(haircut).toEqual({ all: '$76.41', salons: '$79.29' });
});
