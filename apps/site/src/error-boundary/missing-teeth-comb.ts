import { seededRandom } from '../drawing/strands';

const [width, height, count, toothLength] = [1440, 510, 48, 240];
const shape = { x: 0, y: 472, width, toothWidth: 13, spine: 60 } as const;

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

/** Places of the missing teeth: the middle of each, from the middle of the picture, and its turn in degrees. */
export const loose = [
  { x: -540, y: 152, turn: 64 },
  { x: -272, y: 66, turn: -78 },
  { x: 30, y: 168, turn: 108 },
  { x: 268, y: 56, turn: 75 },
  { x: 530, y: 134, turn: -70 },
] as const;

const snips = { dark: 22, red: 4, brown: 3 } as const;

/** Short hair on the floor above the comb, one path a color. */
export function trimmings(): Readonly<Record<keyof typeof snips, string>> {
  const next = seededRandom(21);
  const between = (from: number, to: number) => from + (to - from) * next();
  /** Each in its own share of the floor, a third of them curled the other way. */
  const drawn = (count: number) =>
    Array.from({ length: count }, (_, place) => {
      const [x, y] = [((place + next()) * comb.width) / count, between(30, floor.height - 50)];
      const [length, turn] = [between(40, 76), between(-0.7, 0.7)];
      const curl = between(0.25, 0.5) * (place % 3 === 1 ? -1 : 1);
      const [dx, dy] = [length * Math.cos(turn), length * Math.sin(turn)];
      const [bendX, bendY] = [dx / 2 + dy * curl, dy / 2 - dx * curl];
      return `M${[x, y].map(Math.round).join(' ')}q${[bendX, bendY, dx, dy].map(Math.round).join(' ')}`;
    }).join('');
  return { dark: drawn(snips.dark), red: drawn(snips.red), brown: drawn(snips.brown) };
}
