/**
 * A repeatable stream of numbers from 0 up to 1: the same seed draws the same picture on the
 * server and in the browser. The generator is mulberry32.
 *
 * @example
 * const next = seededRandom(7);
 * [next(), next()].map((n) => n.toFixed(3)) // => ['0.012', '0.062']
 */
export function seededRandom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
