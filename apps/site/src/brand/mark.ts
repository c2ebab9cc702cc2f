/** The mark on a grid of 32: a comb of four teeth, struck through. */
export const mark = {
  teeth: 'M6.2 25V6m6.53 19V6m6.54 19V6m6.53 19V6',
  spine: { x: 3, y: 23, width: 26, height: 5, radius: 2.5 },
  strike: 'M2.2 20.4 29.8 8',
  line: 3.4,
  /** Width of the gap around the strike. */
  gap: 6.4,
} as const;
