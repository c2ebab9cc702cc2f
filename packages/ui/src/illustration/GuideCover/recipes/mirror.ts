import type { Point } from '../../../svg/curve';
import { tenth } from '../../../svg/round';
import { combShapes, mirrorShapes, strandShapes } from '../../drawings';
import type { Shape } from '../../shape';
import type { CoverFrame, GuideLine } from './frame';

/** A level comb along the lower edge: all the others. */
function street({ width, height }: CoverFrame): Shape[] {
  const lengths = new Array<number>(42).fill(64);
  const box = { x: 0, y: height - 96, width, spine: 120 };
  return combShapes({ ...box, lengths, toothWidth: 14 }, { fill: 'teal' });
}

/** Both sides of the hair, in radii of the glass from its middle. */
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

/** Hair in a mirror. */
export function mirror(frame: CoverFrame): Shape[] {
  const { width, height, seed, id, background } = frame;
  const [x, y, radius] = [width / 2, tenth(height * 0.51), tenth(height * 0.41)];
  const around = (line: GuideLine): Point[] =>
    line.map(([across, down]) => ({ x: x + across * radius, y: y + down * radius }));
  const glass = background === 'jar' ? 'paper' : 'jar';
  const strands = strandShapes(
    {
      left: around(inner),
      right: around(outer),
      count: 22,
      seed,
      jitter: 2,
    },
    { dark: 'ink', red: 'lacquer', brown: 'teal' },
    3,
  );
  const hand = mirrorShapes({ x, y, radius, id, glass }, strands);
  return frame.isWide ? [...street(frame), ...hand] : hand;
}
