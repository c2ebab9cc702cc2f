import { wordmark } from './wordmark';

/** The mark on a grid of 32: four teeth on a spine, and the strike that makes them a tally of five. */
export const mark = {
  box: 32,
  /** Teeth 3.4 wide at 6.2, 12.73, 19.27 and 25.8 and their spine, less a gap of 6.4 around the strike. */
  comb: 'M4.5 15.86V6a1.7 1.7 0 0 1 3.4 0v8.33zM4.5 22.87l3.4-1.53V25h-3.4zM11.03 12.92V6a1.7 1.7 0 0 1 3.4 0v5.4zM11.03 19.94l3.4-1.53V25h-3.4zM17.57 9.99V6a1.7 1.7 0 0 1 3.4 0v2.46zM17.57 17l3.4-1.53V25h-3.4zM24.1 7.05V6a1.7 1.7 0 0 1 3.4 0v-.47zM24.1 14.07l3.4-1.53V25h-3.4zM5.5 23h21a2.5 2.5 0 0 1 0 5h-21a2.5 2.5 0 0 1 0-5z',
  strike: 'M2.2 20.4 29.8 8',
  line: 3.4,
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
