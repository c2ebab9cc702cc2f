const [width, height, count, toothLength] = [1440, 420, 48, 150];
const shape = { x: 0, y: 382, width, toothWidth: 13, spine: 60 } as const;

/** The comb of the picture, in user units. Its gaps lie where the narrowest phone shows them, two teeth apart. */
export const comb = {
  width,
  height,
  toothLength,
  missing: [16, 18, 23, 27, 30],
  shape,
  lengths: new Array<number>(count).fill(toothLength),
  centerOf: (tooth: number) => ((tooth + 0.5) * width) / count,
} as const;

/** The floor above the comb. */
export const floor = { height: shape.y - toothLength } as const;

/** Where each missing tooth lies on it: its middle, from the middle of the picture, and its turn in degrees. */
export const loose = [
  { x: -540, y: 152, turn: 64 },
  { x: -272, y: 66, turn: -78 },
  { x: 30, y: 168, turn: 108 },
  { x: 268, y: 76, turn: 38 },
  { x: 530, y: 134, turn: -52 },
] as const;
