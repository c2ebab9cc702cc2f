import { seededRandom } from '../../svg/random';
import { tenth } from '../../svg/round';

/** The box of the drawing; it is stretched to fill whatever holds it. */
export const areaBox = { width: 800, height: 300 } as const;

const corners = 7;
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

/** Shares of the whole climb, one a stretch: steeper towards the right, and never downhill. */
function climbs(seed: number): number[] {
  const next = seededRandom(seed);
  const weights = Array.from({ length: corners - 1 }, (_, index) => (3 + index) * (0.3 + next()));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
}

/** Where the line goes from left to right. */
export type AreaTrend = 'rising' | 'level' | 'falling';

function heights(seed: number, trend: AreaTrend): number[] {
  const rising = risingHeights(seed);
  if (trend === 'level') return rising.map(() => (lowest + highest) / 2);
  return trend === 'rising' ? rising : rising.reverse();
}

function risingHeights(seed: number): number[] {
  let climbed = 0;
  const levels = climbs(seed).map((share) => {
    climbed += share;
    return tenth(lowest - climbed * (lowest - highest));
  });
  return [lowest, ...levels];
}

function heightAt(ys: readonly number[], share: number): number {
  const stretch = Math.min(ys.length - 2, Math.floor(share * (ys.length - 1)));
  const [from = lowest, to = from] = ys.slice(stretch, stretch + 2);
  return from + (to - from) * (share * (ys.length - 1) - stretch);
}

/**
 * A line that climbs from lower left to upper right, or falls, different for each seed, or is level,
 * with comb teeth beneath it. It is decoration: no value can be read off it.
 *
 * @example
 * areaGeometry(1).line === areaGeometry(1).line // => true
 * areaGeometry(1).line === areaGeometry(2).line // => false
 */
export function areaGeometry(seed: number, trend: AreaTrend = 'rising'): AreaGeometry {
  const ys = heights(seed, trend);
  const { width, height } = areaBox;
  const corner = (y: number, index: number) => `${tenth((index * width) / (corners - 1))} ${y}`;
  const teethFrom = (first: number) =>
    Array.from({ length: width / toothPitch / 2 }, (_, index) => {
      const x = toothPitch * (first + 2 * index + 0.4);
      return `M${tenth(x)} ${height}V${tenth(heightAt(ys, x / width) + lineGap)}`;
    }).join('');
  const line = `M${ys.map(corner).join('L')}`;
  return { line, teeth: teethFrom(0), teethBetween: teethFrom(1) };
}
