/**
 * Rounds a coordinate to a tenth of a user unit, the precision of every drawing in this library.
 *
 * @example
 * tenth(281.84000000000003) // => 281.8
 */
export const tenth = (value: number): number => Math.round(value * 10) / 10;
