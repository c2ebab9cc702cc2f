/** Whole numbers from zero up to, but without, `count`. */
export const indexes = (count: number): number[] =>
  Array.from({ length: count }, (_, index) => index);

/** `from`, and as much of `span` as `share` (0 to 1) gives, in whole numbers. */
export const whole = (from: number, span: number, share: number): number =>
  from + Math.floor(span * share);
