/** A place in user units. */
export interface Point {
  /** From the left. */
  readonly x: number;
  /** From the top. */
  readonly y: number;
}

const whole = ({ x, y }: Point): Point => ({ x: Math.round(x), y: Math.round(y) });

/** Numbers of a path command: a minus sign separates as well as a space does. */
const pair = (to: Point, from: Point): string => `${to.x - from.x} ${to.y - from.y}`;
const tight = (numbers: string): string => numbers.replaceAll(' -', '-');

/** The control point before `at`: a sixth of the way along its neighbors (Catmull-Rom). */
function handle(before: Point, at: Point, after: Point): Point {
  return whole({ x: at.x - (after.x - before.x) / 6, y: at.y - (after.y - before.y) / 6 });
}

/**
 * A smooth path through all points, a Catmull-Rom spline written as relative Bézier commands in
 * whole user units. `s` mirrors the last handle, which is what the spline does at each point.
 *
 * @example
 * smoothPath([{ x: 0, y: 0 }, { x: 60, y: 30 }, { x: 120, y: 0 }]) // => 'M0 0c10 5 40 30 60 30s50-25 60-30'
 * smoothPath([]) // => ''
 */
export function smoothPath(points: readonly Point[]): string {
  const knots = points.map(whole);
  const [first, second] = knots;
  if (first === undefined || second === undefined) return '';
  const start = whole({ x: (second.x - first.x) / 6, y: (second.y - first.y) / 6 });
  const pieces = knots.slice(1).map((to, index) => {
    const from = knots[index] ?? first;
    const numbers = `${pair(handle(from, to, knots[index + 2] ?? to), from)} ${pair(to, from)}`;
    return tight(index === 0 ? `c${start.x} ${start.y} ${numbers}` : `s${numbers}`);
  });
  return `M${first.x} ${first.y}${pieces.join('')}`;
}
