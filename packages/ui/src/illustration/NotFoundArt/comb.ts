const [width, count] = [1440, 48];

/** The comb of the picture, in user units. Its gaps lie where the narrowest phone shows them, two teeth apart. */
export const comb = {
  width,
  height: 300,
  toothLength: 150,
  missing: [16, 18, 23, 27, 30],
  shape: { x: 0, y: 262, width, toothWidth: 13, spine: 60 },
  lengths: new Array<number>(count).fill(150),
  centerOf: (tooth: number) => ((tooth + 0.5) * width) / count,
} as const;
