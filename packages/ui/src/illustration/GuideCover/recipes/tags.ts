import { seededRandom } from '../../../svg/random';
import { tenth } from '../../../svg/round';
import { swingTagShapes } from '../../drawings';
import type { Paint } from '../../paint';
import { path, type Shape } from '../../shape';
import type { CoverFrame } from './frame';
import { risingPrices } from './rising-prices';

const tagFills: readonly Paint[] = [
  'paper',
  'powder',
  'lacquer',
  'jar',
  'honey',
  'paper',
  'teal',
  'powder',
  'lacquer',
];
const isDeep = (fill: Paint): boolean => fill === 'lacquer' || fill === 'teal';

/** Tags on a string: the higher the price, the longer the tag. */
export function tags({ width, isWide, seed, background }: CoverFrame): Shape[] {
  const next = seededRandom(seed);
  const prices = risingPrices(isWide ? 9 : 5, 36, next);
  const [first = 0, last = 1] = [prices[0], prices.at(-1)];
  const fills = tagFills.filter((fill) => fill !== background);
  const pitch = (width - 40) / prices.length;
  const hung = prices.flatMap((price, index) => {
    const share = (price - first) / (last - first);
    const fill = fills[index % fills.length] ?? 'paper';
    const middle = Math.abs(0.5 - index / (prices.length - 1));
    return swingTagShapes({
      x: tenth(20 + pitch * (index + 0.5)),
      y: tenth(74 - middle * 8),
      width: tenth(pitch - 12),
      height: tenth((isWide ? 190 : 176) + share * (isWide ? 220 : 150)),
      rotation: tenth((next() - 0.5) * 5),
      chamfer: 20,
      fill,
      background,
      price: `$${price}`,
      size: isWide ? 66 : 56,
      ink: isDeep(fill) ? 'paper' : 'ink',
    });
  });
  const string = `M-10 60C${width * 0.3} 92 ${width * 0.7} 92 ${width + 10} 54`;
  return [path(string, { fill: 'none', stroke: 'ink', strokeWidth: 2.5 }), ...hung];
}
