/** One place of the cursor: a row, its x, and the height of each series that has a value there. */
export interface CursorStop {
  readonly x: number;
  readonly points: readonly { readonly id: string; readonly y: number }[];
}

/**
 * The stop nearest to an x in user units; the last of an empty list is 0.
 *
 * @example
 * nearestStop([{ x: 0, points: [] }, { x: 40, points: [] }], 25) // => 1
 */
export function nearestStop(stops: readonly CursorStop[], x: number): number {
  let nearest = 0;
  for (const [index, stop] of stops.entries()) {
    const best = stops[nearest]?.x ?? stop.x;
    if (Math.abs(stop.x - x) < Math.abs(best - x)) nearest = index;
  }
  return nearest;
}
