import { type Point, tenth } from '@tallycomb/ui/art';
import { combShapes, type StrandColors, strandShapes } from './comb-and-hair.server.ts';
import { type CoverFrame, randomOf, seedOf } from './cover-frame.server.ts';
import { mirrorShapes } from './mirrors.server.ts';
import type { Shape } from './shape.server.ts';

/** Points of a guide line of hair, each as `[x, y]`. */
type GuideLine = readonly (readonly [number, number])[];

/** Inner and outer edge of the hair, measured in radii of the mirror's glass from its middle. */
const inner: GuideLine = [
  [-1.05, -0.9],
  [-0.4, -0.25],
  [-0.3, 0.5],
  [0, 1.2],
];
const outer: GuideLine = [
  [0.6, -1.15],
  [0.65, -0.15],
  [1, 0.4],
  [1.3, 1.2],
];

/** A level comb along the lower edge: the salons nearby. */
function street({ width, height }: CoverFrame): Shape[] {
  const lengths = new Array<number>(42).fill(64);
  const box = { x: 0, y: height - 96, width, spine: 120 };
  return combShapes({ ...box, lengths, toothWidth: 14 }, 'teal');
}

/** Hair in a mirror. */
export function mirror(frame: CoverFrame): Shape[] {
  const { width, height, slug, id, background } = frame;
  const [x, y, radius] = [width / 2, tenth(height * 0.51), tenth(height * 0.41)];
  const around = (line: GuideLine): Point[] =>
    line.map(([across, down]) => ({ x: x + across * radius, y: y + down * radius }));
  const glass = background === 'jar' ? 'paper' : 'jar';
  const strands = strandShapes(
    { left: around(inner), right: around(outer), count: 22, seed: seedOf(slug), jitter: 2 },
    { dark: 'ink', red: 'lacquer', brown: 'teal' },
    3,
  );
  const hand = mirrorShapes({ x, y, radius, id, glass }, strands);
  return frame.isWide ? [...street(frame), ...hand] : hand;
}

const crest: GuideLine = [
  [-40, 140],
  [110, 40],
  [270, 170],
  [430, 60],
  [640, 40],
];
const trough: GuideLine = [
  [-40, 330],
  [110, 300],
  [270, 380],
  [430, 200],
  [640, 330],
];

/** A lock of hair from edge to edge; its guide lines are drawn for a cover of 600 by 420. */
export function wave(frame: CoverFrame): Shape[] {
  const { width, height, slug, isWide, background } = frame;
  const next = randomOf(frame);
  const swung = (line: GuideLine): Point[] =>
    line.map(([x, y]) => ({
      x: (x * width) / 600,
      y: ((y + (next() - 0.5) * 36) * height) / 420,
    }));
  const [left, right] = [swung(crest), swung(trough)];
  const hair = { left, right, count: isWide ? 42 : 34, seed: seedOf(slug), jitter: 2.2 };
  const brown = background === 'honey' ? 'paper' : 'honey';
  const colors: StrandColors = { dark: 'ink', red: 'lacquer', brown };
  return strandShapes(hair, colors, 2.6);
}
