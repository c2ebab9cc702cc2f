import { cpiU as newestCpiU } from '../src/cpi-u/index.ts';
import { compareMonths } from '../src/months.ts';
import { defineSeries } from '../src/own-series/index.ts';
import { personalCareServices as newestPersonalCareServices } from '../src/personal-care-services/index.ts';
import { midwest as newestMidwest } from '../src/regions/midwest/index.ts';
import { northeast as newestNortheast } from '../src/regions/northeast/index.ts';
import { south as newestSouth } from '../src/regions/south/index.ts';
import { west as newestWest } from '../src/regions/west/index.ts';
import type { IndexPoint, IndexSeries } from '../src/series/index.ts';

/** The month that the figures in these tests were published for; a data refresh leaves them be. */
export const frozenAt = { year: 2026, month: 8 };

function frozen(series: IndexSeries): IndexSeries {
  const points = series.points.filter(({ month }) => compareMonths(month, frozenAt) <= 0);
  return { ...series, points, newest: frozenAt };
}

export const cpiU = frozen(newestCpiU);
export const personalCareServices = frozen(newestPersonalCareServices);
export const northeast = frozen(newestNortheast);
export const midwest = frozen(newestMidwest);
export const south = frozen(newestSouth);
export const west = frozen(newestWest);

/** As `cpiU`, of other points. */
export const withPoints = (points: readonly IndexPoint[]): IndexSeries =>
  defineSeries({ ...cpiU, points });
