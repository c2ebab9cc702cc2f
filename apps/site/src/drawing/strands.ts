import type { Point } from '@tallycomb/ui/art';

/**
 * A repeatable stream of numbers from 0 up to 1: the same seed draws the same picture on the
 * server and in the browser. The generator is mulberry32.
 *
 * @example
 * const next = seededRandom(7);
 * [next(), next()].map((n) => n.toFixed(3)) // => ['0.012', '0.062']
 */
export function seededRandom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const rounded = ({ x, y }: Point): Point => ({ x: Math.round(x), y: Math.round(y) });

/** Numbers of a path command: a minus sign separates as well as a space does. */
const pair = (to: Point, from: Point): string => `${to.x - from.x} ${to.y - from.y}`;
const tight = (numbers: string): string => numbers.replaceAll(' -', '-');

/** The control point before `at`: a sixth of the way along its neighbors (Catmull-Rom). */
function handle(before: Point, at: Point, after: Point): Point {
  return rounded({ x: at.x - (after.x - before.x) / 6, y: at.y - (after.y - before.y) / 6 });
}

/**
 * A smooth path through all points, a Catmull-Rom spline written as relative Bézier commands in
 * whole user units. `s` mirrors the last handle, which is what the spline does at each point.
 *
 * @example
 * smoothPath([{ x: 0, y: 0 }, { x: 60, y: 30 }, { x: 120, y: 0 }]) // => 'M0 0c10 5 40 30 60 30s50-25 60-30'
 * smoothPath([]) // => ''
 */
function smoothPath(points: readonly Point[]): string {
  const knots = points.map(rounded);
  const [first, second] = knots;
  if (first === undefined || second === undefined) return '';
  const start = rounded({ x: (second.x - first.x) / 6, y: (second.y - first.y) / 6 });
  const pieces = knots.slice(1).map((to, index) => {
    const from = knots[index] ?? first;
    const numbers = `${pair(handle(from, to, knots[index + 2] ?? to), from)} ${pair(to, from)}`;
    return tight(index === 0 ? `c${start.x} ${start.y} ${numbers}` : `s${numbers}`);
  });
  return `M${first.x} ${first.y}${pieces.join('')}`;
}

/** Parallel hair between two guide lines that have the same number of points. */
export interface StrandsShape {
  /** Points of the outermost strand on the left, from root to end. */
  readonly left: readonly Point[];
  /** Points of the outermost strand on the right, as many as on the left. */
  readonly right: readonly Point[];
  /** Number of strands, the outermost two included. */
  readonly count: number;
  /** A whole number; the same number always draws the same hair. */
  readonly seed: number;
  /** Largest random shift of a strand, as a share of the distance to the next one. */
  readonly jitter?: number;
  /** X of each strand at the last two points, between which it hangs straight down, in user units. */
  readonly ends?: readonly number[];
}

/** Color of hair. */
export type StrandTone = 'dark' | 'red' | 'brown';

const defaultJitter = 0.7;
/** Shares of red and brown strands; the rest is dark. */
const shares = { red: 0.1, brown: 0.07 } as const;

const between = (a: number, b: number, share: number): number => a + (b - a) * share;

function strand(shape: StrandsShape, index: number, next: () => number): Point[] {
  const { left, right, count, jitter = defaultJitter, ends } = shape;
  const place = count > 1 ? index / (count - 1) : 0;
  return left.map((from, station) => {
    const to = right[station] ?? from;
    const y = (share: number) => between(from.y, to.y, share);
    const end = ends?.[index];
    if (end !== undefined && station >= left.length - 2) return { x: end, y: y(place) };
    const share = place + ((next() - 0.5) * jitter) / count;
    return { x: between(from.x, to.x, share), y: y(share) };
  });
}

/**
 * The tone of each strand: 10% are red and 7% brown, in an order that the seed decides.
 *
 * @example
 * strandTones(100, 5).filter((tone) => tone === 'red').length // => 10
 * strandTones(100, 5).filter((tone) => tone === 'brown').length // => 7
 */
function strandTones(count: number, seed: number): StrandTone[] {
  const red = Math.round(count * shares.red);
  const colored = red + Math.round(count * shares.brown);
  const next = seededRandom(seed);
  const drawn = Array.from({ length: count }, (_, index) => ({ index, lot: next() }));
  drawn.sort((a, b) => a.lot - b.lot);
  const tones = new Array<StrandTone>(count).fill('dark');
  for (const [rank, { index }] of drawn.slice(0, colored).entries()) {
    tones[index] = rank < red ? 'red' : 'brown';
  }
  return tones;
}

/**
 * The strands as SVG path data, one path for each tone.
 *
 * @example
 * const left = [{ x: 0, y: 0 }, { x: 0, y: 60 }];
 * const right = [{ x: 10, y: 0 }, { x: 10, y: 60 }];
 * strandPaths({ left, right, count: 2, seed: 1, jitter: 0 }).dark // => 'M0 0c0 10 0 50 0 60M10 0c0 10 0 50 0 60'
 */
export function strandPaths(shape: StrandsShape): Readonly<Record<StrandTone, string>> {
  const next = seededRandom(shape.seed);
  const tones = strandTones(shape.count, shape.seed + 1);
  const paths = { dark: '', red: '', brown: '' };
  for (const [index, tone] of tones.entries())
    paths[tone] += smoothPath(strand(shape, index, next));
  return paths;
}
