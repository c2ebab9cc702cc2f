import { tenth } from '../../svg/round';
import type { ChartPoint } from '../plot/series';

/** Clear space between a tooth and the line above it, and the baseline it stands on. */
const lineGap = 7;
const baselineGap = 4;

/**
 * Height of a line at x, by straight interpolation between its points (in order of x).
 *
 * @example
 * heightAt([{ x: 0, y: 10 }, { x: 10, y: 20 }], 4) // => 14
 */
export function heightAt(line: readonly ChartPoint[], x: number): number {
  const after = line.findIndex((point) => point.x >= x);
  const right = line[after] ?? line.at(-1) ?? { x: 0, y: 0 };
  const left = line[after - 1] ?? right;
  const share = right.x === left.x ? 0 : (x - left.x) / (right.x - left.x);
  return left.y + (right.y - left.y) * share;
}

function tooth(x: number, baseline: number, line: number): string {
  const side = line < baseline ? -1 : 1;
  const from = baseline + side * baselineGap;
  const to = line - side * lineGap;
  return (to - from) * side < 1 ? '' : `M${tenth(x)} ${tenth(from)}V${tenth(to)}`;
}

/**
 * Comb teeth that fill the gap between a baseline and a line, both in user units, as one path.
 * Where the gap is too small for a tooth there is none.
 *
 * @example
 * teethBetween([{ x: 0, y: 50 }, { x: 20, y: 10 }], 50, 10) // => 'M10 46V37'
 */
export function teethBetween(line: readonly ChartPoint[], baseline: number, pitch: number): string {
  const first = line[0]?.x ?? 0;
  const count = Math.max(0, Math.ceil(((line.at(-1)?.x ?? 0) - first) / pitch) - 1);
  return Array.from({ length: count }, (_, index) => {
    const x = first + (index + 1) * pitch;
    return tooth(x, baseline, heightAt(line, x));
  }).join('');
}
