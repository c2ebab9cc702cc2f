export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  const [low, high] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]];
  return low === undefined || high === undefined ? Number.NaN : (low + high) / 2;
}

/**
 * The least of the values that this part of all, 0 to 1, does not exceed (the nearest rank).
 *
 * @example
 * quantile([4, 1, 3, 2], 0.5) // => 2
 */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? Number.NaN;
}

/** Median with the least and the most: `99 (98 to 100)`. */
export function spread(values: readonly number[], digits: number): string {
  const [least, most] = [Math.min(...values), Math.max(...values)].map((n) => n.toFixed(digits));
  return `${median(values).toFixed(digits)} (${least} to ${most})`;
}
