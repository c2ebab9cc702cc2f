export type Span = readonly [from: number, to: number];

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
