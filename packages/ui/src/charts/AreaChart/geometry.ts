import { tenth } from '../../svg/round';

/** The box of the drawing; it is stretched to fill whatever holds it. */
export const areaBox = { width: 800, height: 300 } as const;

const lowest = 276;
const highest = 46;
const toothPitch = 10;
/** Clear space between the line and the teeth. */
const lineGap = 9.7;

export interface AreaGeometry {
  readonly line: string;
  /** Every second tooth; the others, between them, are for wide pictures only. */
  readonly teeth: string;
  readonly teethBetween: string;
}

/** How high the line is: from the lowest value to the highest, or halfway if none differs. */
function heightsOf(values: readonly number[]): number[] {
  const least = Math.min(...values);
  const range = Math.max(...values) - least;
  if (!(range > 0)) return [(lowest + highest) / 2, (lowest + highest) / 2];
  return values.map((value) => lowest - ((value - least) / range) * (lowest - highest));
}

/** Between two values, on the straight line that joins them. */
function heightAt(heights: readonly number[], share: number): number {
  const last = heights.length - 1;
  const before = Math.min(last - 1, Math.floor(share * last));
  const [from = lowest, to = from] = heights.slice(before, before + 2);
  return from + (to - from) * (share * last - before);
}

/**
 * The way of values at even distances, from edge to edge, with comb teeth beneath. A century of
 * months takes no more corners than the picture has teeth.
 *
 * @example
 * areaGeometry([1, 3]).line // => 'M0 276L800 46'
 */
export function areaGeometry(values: readonly number[]): AreaGeometry {
  const { width, height } = areaBox;
  const heights = heightsOf(values);
  const stretches = Math.min(heights.length - 1, width / toothPitch);
  const corners = Array.from({ length: stretches + 1 }, (_, index) =>
    heightAt(heights, index / stretches),
  );
  const teethFrom = (first: number) =>
    Array.from({ length: width / toothPitch / 2 }, (_, index) => {
      const x = toothPitch * (first + 2 * index + 0.4);
      return `M${tenth(x)} ${height}V${tenth(heightAt(corners, x / width) + lineGap)}`;
    }).join('');
  const line = corners.map((y, index) => `${tenth((index * width) / stretches)} ${tenth(y)}`);
  return { line: `M${line.join('L')}`, teeth: teethFrom(0), teethBetween: teethFrom(1) };
}
