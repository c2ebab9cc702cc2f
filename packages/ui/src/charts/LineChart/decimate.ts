import { greatest, least } from 'd3-array';
import type { ChartPoint } from './series';

/** A line of more points than this is thinned before it is drawn. */
export const maxDrawnPoints = 200;

function extremes(bucket: readonly ChartPoint[]): ChartPoint[] {
  const heightOf = ({ y }: ChartPoint) => y;
  const both = new Set([least(bucket, heightOf), greatest(bucket, heightOf)]);
  return [...both].filter((point) => point !== undefined).sort((a, b) => a.x - b.x);
}

/**
 * Thins a long line to at most `limit` points: the two ends, and the lowest and highest point of
 * each of equally long runs between them, so that no peak or trough is lost. Points in order of x.
 *
 * @example
 * const spike = Array.from({ length: 1400 }, (_, x) => ({ x, y: x === 700 ? 9 : 1 }));
 * decimate(spike).some((point) => point.y === 9) // => true
 */
export function decimate(points: readonly ChartPoint[], limit = maxDrawnPoints): ChartPoint[] {
  const first = points[0];
  const last = points.at(-1);
  if (points.length <= limit || first === undefined || last === undefined) return [...points];
  const inner = points.slice(1, -1);
  const buckets = Math.floor((limit - 2) / 2);
  const kept = Array.from({ length: buckets }, (_, index) => {
    const from = Math.floor((index * inner.length) / buckets);
    return extremes(inner.slice(from, Math.floor(((index + 1) * inner.length) / buckets)));
  });
  return [first, ...kept.flat(), last];
}
