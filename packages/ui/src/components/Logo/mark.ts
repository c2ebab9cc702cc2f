import { wordmark } from './wordmark';

/** The mark on a grid of 32: four teeth on a spine, and the strike that makes them a tally of five. */
export const mark = {
  box: 32,
  teeth: 'M6.2 25V6m6.53 19V6m6.54 19V6m6.53 19V6',
  spine: { x: 3, y: 23, width: 26, height: 5, rx: 2.5 },
  strike: 'M2.2 20.4 29.8 8',
  line: 3.4,
  /** Width of the gap around the strike. */
  gap: 6.4,
} as const;

const size = 30;
const between = 8;

/** The outlined name beside the mark, and the width of both. */
export const nameBesideMark = {
  x: mark.box + between,
  baseline: 24,
  scale: size / wordmark.em,
  end: Math.ceil(mark.box + between + (wordmark.width * size) / wordmark.em),
} as const;
