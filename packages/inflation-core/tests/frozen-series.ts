import { compareMonths } from '../src/months.ts';
import * as series from '../src/series/index.ts';

/** Newest month of the series in tests, so that a data refresh changes none of their figures. */
export const frozenAt = { year: 2026, month: 8 };

/** `defineSeries` freezes the object, too: a frozen series is checked once, any other at each use. */
function frozen({ points, ...rest }: series.IndexSeries): series.IndexSeries {
  const upToThen = points.filter(({ month }) => compareMonths(month, frozenAt) <= 0);
  return series.defineSeries({ ...rest, points: upToThen });
}

export const cpiU = frozen(series.cpiU);
export const personalCareServices = frozen(series.personalCareServices);
export const northeast = frozen(series.northeast);
export const midwest = frozen(series.midwest);
export const south = frozen(series.south);
export const west = frozen(series.west);

/** `cpiU` with other points. */
export const withPoints = (points: readonly series.IndexPoint[]): series.IndexSeries =>
  series.defineSeries({ ...cpiU, points });
