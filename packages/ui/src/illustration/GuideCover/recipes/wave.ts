import type { Point } from '../../../svg/curve';
import { seededRandom } from '../../../svg/random';
import { type StrandColors, strandShapes } from '../../drawings';
import type { Paint } from '../../paint';
import type { Shape } from '../../shape';
import type { CoverFrame, GuideLine } from './frame';

/** A guide line that was drawn for a cover of 600 by 420, in the box of this one. */
const fitted = (line: GuideLine, frame: CoverFrame): Point[] =>
  line.map(([x, y]) => ({ x: (x * frame.width) / 600, y: (y * frame.height) / 420 }));

const hair: StrandColors = { dark: 'ink', red: 'lacquer', brown: 'honey' };
const hairOn = (background: Paint): StrandColors =>
  background === 'honey' ? { ...hair, brown: 'paper' } : hair;

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

/** A lock of hair from edge to edge. */
export function wave(frame: CoverFrame): Shape[] {
  const next = seededRandom(frame.seed);
  const swung = (line: GuideLine): GuideLine =>
    line.map(([x, y]) => [x, y + (next() - 0.5) * 36] as const);
  const [left, right] = [fitted(swung(crest), frame), fitted(swung(trough), frame)];
  const shape = { left, right, count: frame.isWide ? 42 : 34, seed: frame.seed, jitter: 2.2 };
  return strandShapes(shape, hairOn(frame.background), 2.6);
}
