import type { Month } from '../month.ts';
import { type IndexPoint, type IndexSeries, MID_MONTH } from './index-series.ts';

type SeriesFacts = Pick<IndexSeries, 'id' | 'name'>;

const ORIGIN: Month = { year: 0, month: 1 };

type Published = Pick<IndexSeries, 'first' | 'newest' | 'points' | 'missing'>;

/**
 * Builds a series from one text a year, `1913 9.8 9.8 …`, where `-` is a month that was never
 * published. One that begins later than January names its first month: `1986-12 112.5`. `pnpm
 * refresh` rewrites the texts from the BLS public API. They are read at first use, which keeps
 * loading fast; the series is frozen, as all callers share it.
 */
export function parseSeries({ id, name }: SeriesFacts, years: readonly string[]): IndexSeries {
  let known: Published | undefined;
  const read = () => {
    known ??= readYears(years);
    return known;
  };
  return Object.freeze({
    id,
    name,
    source: 'US Bureau of Labor Statistics',
    sourceUrl: `https://data.bls.gov/timeseries/${id}`,
    basePeriod: '1982-84 = 100',
    frequency: 'monthly',
    decimals: 3,
    publishing: MID_MONTH,
    get first() {
      return read().first;
    },
    get newest() {
      return read().newest;
    },
    get points() {
      return read().points;
    },
    get missing() {
      return read().missing;
    },
  });
}

function readYears(years: readonly string[]): Published {
  const points: IndexPoint[] = [];
  const missing: Month[] = [];
  for (const text of years) {
    const [begin = '', ...values] = text.split(' ');
    const [year = 0, firstMonth = 1] = begin.split('-').map(Number);
    values.forEach((value, at) => {
      const month = Object.freeze({ year, month: firstMonth + at });
      if (value === '-') missing.push(month);
      else points.push(Object.freeze({ month, index: Number(value) }));
    });
  }
  return {
    first: points[0]?.month ?? ORIGIN,
    newest: points.at(-1)?.month ?? ORIGIN,
    points: Object.freeze(points),
    missing: Object.freeze(missing),
  };
}
