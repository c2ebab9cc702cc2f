import { seededRandom } from '../../../svg/random';
import { tenth } from '../../../svg/round';
import { combShapes } from '../../drawings';
import { group, type Shape } from '../../shape';
import { whole } from './counting';
import type { CoverFrame } from './frame';

/** A tilted comb that lacks teeth: one pair, and one alone. */
export function gap({ width, height, seed }: CoverFrame): Shape[] {
  const next = seededRandom(seed);
  const count = Math.round(width / 42);
  const pair = whole(3, count / 4, next());
  const alone = whole(Math.ceil(count / 2) + 1, count / 4, next());
  const comb = combShapes(
    {
      x: -20,
      y: tenth(height * 0.73),
      width: width + 40,
      lengths: new Array<number>(count).fill(tenth(height * 0.515)),
      toothWidth: 17,
      spine: 56,
      corner: 18,
      missing: [pair, pair + 1, alone],
    },
    { fill: 'teal' },
  );
  return [group({ transform: `rotate(-8 ${width / 2} ${height / 2})` }, comb)];
}
