import { cpiU as newestCpiU } from '../src/cpi-u/index';
import { compareMonths } from '../src/month';
import { personalCareServices as newestPersonalCareServices } from '../src/personal-care-services/index';
import type { IndexSeries } from '../src/series/index';

/** The month that the figures in these tests were published for; a data refresh leaves them be. */
export const frozenAt = { year: 2026, month: 8 };

function frozen(series: IndexSeries): IndexSeries {
  const points = series.points.filter(({ month }) => compareMonths(month, frozenAt) <= 0);
  return { ...series, points, newest: frozenAt };
}

export const cpiU = frozen(newestCpiU);
export const personalCareServices = frozen(newestPersonalCareServices);
