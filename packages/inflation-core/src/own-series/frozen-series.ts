import { type Month, monthsApart, moved } from '../month';
import type { Frequency, IndexPoint, IndexSeries } from '../series/index-series';
import { endOfPeriod, MONTHS_IN } from '../series/period';
import { requirePart, requireWhole } from '../series/series-check';

/** What a series is besides its points. */
type SeriesFacts = Omit<IndexSeries, 'first' | 'newest' | 'points' | 'missing'>;

/** A series, frozen to its last point; throws `invalid-series`. */
export function frozenSeries(
  facts: SeriesFacts,
  points: readonly IndexPoint[],
  missing: readonly Month[],
): IndexSeries {
  const [first, newest] = [points[0], points.at(-1)];
  requirePart(!!first && !!newest, 'points.length', '1 or more', points.length);
  const series = frozenCopy({
    ...facts,
    first: first.month,
    newest: endOfPeriod(newest.month, facts.frequency),
    points,
    missing,
  });
  requireWhole(series);
  return series;
}

/** The periods between the first point and the last that have none, each by its first month. */
export function monthsBetween(points: readonly IndexPoint[], frequency: Frequency): Month[] {
  return points.flatMap(({ month }, at) => {
    const next = points[at + 1]?.month ?? month;
    const skipped = monthsApart(next, month) / MONTHS_IN[frequency] - 1;
    return Array.from({ length: Math.max(0, skipped) }, (_, after) =>
      moved(month, (after + 1) * MONTHS_IN[frequency]),
    );
  });
}

/** Down to the last part, so that nothing of the caller's is frozen. */
function frozenCopy<Value>(value: Value): Value {
  if (Object(value) !== value) return value;
  const copy = Object.assign(Array.isArray(value) ? [] : {}, value);
  for (const key in copy) copy[key] = frozenCopy(copy[key]);
  return Object.freeze(copy);
}
