import { seededRandom } from '../../../svg/random';
import { combShapes } from '../../drawings';
import type { Shape } from '../../shape';
import { indexes, whole } from './counting';
import type { CoverFrame } from './frame';

/** A comb that rises to the right, with one tooth that is yours. */
export function rise({ width, height, seed }: CoverFrame): Shape[] {
  const next = seededRandom(seed);
  const count = Math.round(width / 34);
  const lengths = indexes(count).map(
    (index) => 40 + (index / (count - 1)) ** 1.5 * (height - 170) + (next() - 0.5) * 22,
  );
  const you = whole(Math.round(count / 3), count / 3, next());
  const box = { x: -10, y: height - 70, width: width + 20, spine: 90 };
  return combShapes({ ...box, lengths, toothWidth: 17, you });
}
