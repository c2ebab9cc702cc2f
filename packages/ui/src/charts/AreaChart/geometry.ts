import { teethBetween, tenth, yAt } from '../../comb/teeth';

/** Box of the drawing in user units, stretched to fill its container. */
export const areaBox = { width: 800, height: 300 } as const;

const lowest = 276;
const highest = 46;
const toothPitch = 10;
/** Clear space between the line and the teeth. */
const lineGap = 9.7;

/** Heights of the line for each value, from the lowest to the highest; half the height if all are equal. */
function heightsOf(values: readonly number[]): number[] {
  const least = Math.min(...values);
  const range = Math.max(...values) - least;
  if (!(range > 0)) return [(lowest + highest) / 2, (lowest + highest) / 2];
  return values.map((value) => lowest - ((value - least) / range) * (lowest - highest));
}

/**
 * Paths of a line through values at equal distances, from edge to edge, and of comb teeth beneath.
 * The line has no more corners than there are teeth, even for a century of months. `teeth` holds
 * every second tooth; the others are for wide pictures only.
 *
 * @example
 * areaGeometry([1, 3]).line // => 'M0 276L800 46'
 */
export function areaGeometry(values: readonly number[]) {
  const { width, height } = areaBox;
  const heights = heightsOf(values);
  const course = heights.map((y, index) => ({ x: (index * width) / (heights.length - 1), y }));
  const stretches = Math.min(course.length - 1, width / toothPitch);
  const corners = Array.from({ length: stretches + 1 }, (_, index) => {
    const x = (index * width) / stretches;
    return { x, y: yAt(course, x) };
  });
  const teethFrom = (first: number) => {
    const count = width / toothPitch / 2;
    const xs = Array.from({ length: count }, (_, at) => toothPitch * (first + 2 * at + 0.4));
    return teethBetween(corners, height, xs, { base: 0, line: lineGap });
  };
  const line = corners.map(({ x, y }) => `${tenth(x)} ${tenth(y)}`);
  return { line: `M${line.join('L')}`, teeth: teethFrom(0), teethBetween: teethFrom(1) };
}
