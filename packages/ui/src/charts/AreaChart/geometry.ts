import { teethBetween, tenth, yAt } from '../../comb/teeth';

/** The box of the drawing; it is stretched to fill whatever holds it. */
export const areaBox = { width: 800, height: 300 } as const;

const lowest = 276;
const highest = 46;
const toothPitch = 10;
/** Clear space between the line and the teeth. */
const lineGap = 9.7;

/** How high the line is: from the lowest value to the highest, or halfway if none differs. */
function heightsOf(values: readonly number[]): number[] {
  const least = Math.min(...values);
  const range = Math.max(...values) - least;
  if (!(range > 0)) return [(lowest + highest) / 2, (lowest + highest) / 2];
  return values.map((value) => lowest - ((value - least) / range) * (lowest - highest));
}

/**
 * The way of values at even distances, from edge to edge, with comb teeth beneath. A century of
 * months takes no more corners than the picture has teeth: every second one stands in `teeth`, those
 * between them are for wide pictures only.
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
