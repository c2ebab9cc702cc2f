import fc from 'fast-check';
import type { IndexSeries } from '../src/series/index.ts';
import { cpiU, personalCareServices } from './frozen-series.ts';

/** The published indexes of a year. */
export const indexesIn = ({ points }: IndexSeries, year: number): number[] =>
  points.filter(({ month }) => month.year === year).map(({ index }) => index);

export const newestIndexOf = ({ points }: IndexSeries): number =>
  points.at(-1)?.index ?? Number.NaN;

export const anySeries = fc.constantFrom(cpiU, personalCareServices);

const yearOf = ({ first, newest }: IndexSeries) =>
  fc.integer({ min: first.year, max: newest.year });

/** A series and two years that it reaches. */
export const seriesAndYears = anySeries.chain((one) =>
  fc.tuple(fc.constant(one), yearOf(one), yearOf(one)),
);
