import { seededRandom } from '../../../svg/random';
import { figureShape } from '../../drawings';
import type { Shape } from '../../shape';
import type { CoverFrame } from './frame';
import { risingPrices } from './rising-prices';

/** A price list as bars, each as long as its price; one is yours. */
export function ladder({ width, height, seed }: CoverFrame): Shape[] {
  const next = seededRandom(seed);
  const prices = risingPrices(9, 34, next);
  const dearest = prices.at(-1) ?? 1;
  const pitch = (height - 66) / prices.length;
  const bar = Math.round(pitch * 0.56);
  return prices.flatMap((price, index): Shape[] => {
    const y = Math.round(44 + index * pitch);
    const length = Math.round((price / dearest) * (width * 0.84));
    const fill = index === 4 ? 'lacquer' : 'ink';
    const at = { x: length + 14, y: y + bar * 0.86, size: bar * 1.36, from: 'start' } as const;
    return [
      {
        element: 'rect',
        attributes: { x: -20, y, width: length + 20, height: bar, rx: bar / 2, fill },
      },
      figureShape(`$${price}`, { ...at, fill: 'ink' }),
    ];
  });
}
