import { seededRandom } from '../../../svg/random';
import { combShapes } from '../../drawings';
import { group, type Shape } from '../../shape';
import { indexes } from './counting';
import type { CoverFrame } from './frame';

/** Two combs that face each other, each tooth as far as the other leaves room. */
export function scissor({ width, height, seed }: CoverFrame): Shape[] {
  const count = Math.round(width / 37.5);
  const phase = seededRandom(seed)() * Math.PI;
  const spine = 40;
  const clear = 18;
  const room = height - 2 * spine - clear;
  const lower = indexes(count).map(
    (index) => room * (0.4 + 0.4 * Math.abs(Math.sin(index / 2.4 + phase))),
  );
  const upper = lower.map((length) => room - length).reverse();
  const comb = { x: 0, y: height - spine, width, toothWidth: 16, spine: spine + 20 };
  return [
    group(
      { transform: `rotate(180 ${width / 2} ${height / 2})` },
      combShapes({ ...comb, lengths: upper }, { fill: 'ink' }),
    ),
    ...combShapes({ ...comb, lengths: lower }),
  ];
}
