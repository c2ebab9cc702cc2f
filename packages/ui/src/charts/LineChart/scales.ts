import { extent, nice, ticks } from 'd3-array';
import { textWidth } from '../../comb/text-width';
import { axisSize } from './layout';

/** Place on an axis, in user units, with its label. */
export interface AxisTick {
  readonly at: number;
  readonly label: string;
  /** Left out where the visitor's text is about twice as large. */
  readonly isSpare?: boolean;
}

interface ValueAxisOptions {
  readonly values: readonly number[];
  readonly top: number;
  readonly bottom: number;
  readonly tickCount: number;
  /** Free space wanted between the highest value and the top, and the lowest and the bottom. */
  readonly headroom: number;
  readonly footroom: number;
}

/**
 * The range of the values, opened up when they are all the same so that a flat line has a scale.
 *
 * @example
 * extentOf([62, 50, 80]) // => [50, 80]
 * extentOf([50, 50]) // => [45, 55]
 * extentOf([]) // => [0, 1]
 */
export function extentOf(values: readonly number[]): [number, number] {
  const [low = 0, high = 1] = extent(values);
  const opening = low === high ? Math.abs(low) * 0.1 || 1 : 0;
  return [low - opening, high + opening];
}

const stepsBetween = (low: number, high: number, step: number): number[] =>
  Array.from({ length: Math.round((high - low) / step) + 1 }, (_, index) =>
    Number((low + index * step).toPrecision(12)),
  );

/**
 * A y axis that starts and ends on round values and leaves room for labels above and below the
 * line. It never goes below zero for the sake of room alone.
 *
 * @example
 * const room = { top: 20, bottom: 390, tickCount: 4, headroom: 40, footroom: 24 };
 * valueAxis({ values: [50, 80], ...room }).ticks // => [40, 50, 60, 70, 80, 90]
 * valueAxis({ values: [0, 80], ...room }).ticks[0] // => 0
 */
export function valueAxis(options: ValueAxisOptions) {
  const { top, bottom, tickCount } = options;
  const [min, max] = extentOf(options.values);
  let [low, high] = nice(min, max, tickCount);
  const scale = linearScale([low, high], [bottom, top]);
  const [first = min, second = max] = ticks(low, high, tickCount);
  const step = second - first || 1;
  const dipsUnderZero = low >= 0 && low - step < 0;
  if (bottom - scale(min) < options.footroom && !dipsUnderZero) low -= step;
  if (scale(max) - top < options.headroom) high += step;
  return {
    scale: linearScale([low, high], [bottom, top]),
    ticks: stepsBetween(low, high, step),
  };
}

const gapBetweenLabels = 14;

/** True where no label comes close to the one before it. */
export function sitSideBySide(ticks: readonly AxisTick[], size = axisSize): boolean {
  return ticks.every((tick, index) => {
    const before = ticks[index - 1];
    if (before === undefined) return true;
    const halves = textWidth(tick.label + before.label, size, 'text') / 2;
    return tick.at - before.at >= halves + gapBetweenLabels;
  });
}

function thinned(ticks: readonly AxisTick[], size: number): readonly AxisTick[] {
  let every = 1;
  const kept = () => ticks.filter((_, index) => index % every === 0);
  while (every < ticks.length && !sitSideBySide(kept(), size)) every += 1;
  return kept();
}

/**
 * Keeps every first, second, third … tick: the most that fit side by side without touching. A
 * label that only repeats the one before it goes first. Those that would touch at twice the size
 * are marked as spare.
 *
 * @example
 * const years = [0, 20, 40, 60].map((at, index) => ({ at, label: `${2000 + index}` }));
 * thinTicks(years) // => [{ at: 0, label: '2000' }, { at: 60, label: '2003', isSpare: true }]
 * thinTicks([0, 100].map((at) => ({ at, label: '2024' }))) // => [{ at: 0, label: '2024' }]
 */
export function thinTicks(ticks: readonly AxisTick[]): AxisTick[] {
  const distinct = ticks.filter((tick, index) => tick.label !== ticks[index - 1]?.label);
  const kept = thinned(distinct, axisSize);
  const keptWhenLarge = thinned(kept, 2 * axisSize);
  return kept.map((tick) => (keptWhenLarge.includes(tick) ? tick : { ...tick, isSpare: true }));
}

type Span = readonly [from: number, to: number];

/**
 * Where a value lies on an axis: the ends of the domain on those of the range, straight between.
 *
 * @example
 * const heightOf = linearScale([0, 50], [390, 20]);
 * [heightOf(0), heightOf(25), heightOf(50)] // => [390, 205, 20]
 * linearScale([7, 7], [0, 100])(7) // => 50
 */
export function linearScale([low, high]: Span, [start, end]: Span): (value: number) => number {
  return (value) => {
    const along = high === low ? 0.5 : (value - low) / (high - low);
    return start * (1 - along) + end * along;
  };
}
