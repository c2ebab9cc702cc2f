/** The same strands before they are combed. Only the style sheet holds them, so only the build draws them. */
import { box, type MarketTooth, spine } from './market-comb';

/** Always the same hair: a hash of place and turn, from 0 up to 1. */
function lot(place: number, turn: number): number {
  const mixed = Math.sin(place * 12.9898 + turn * 78.233) * 43_758.5453;
  return mixed - Math.floor(mixed);
}

/** In tens: nobody sees the rest, and each digit is a byte. */
const within = (share: number, from: number, to: number) =>
  10 * Math.round((from + share * (to - from)) / 10);

/** How far the handles of a curve reach beyond the box: loops and long bows. */
const reach = 180;

function curl({ x: seed }: MarketTooth): string {
  const x = (turn: number, beyond = 0) => within(lot(seed, turn), -beyond, box.width + beyond);
  const y = (turn: number, beyond = 0) => within(lot(seed, turn), 50 - beyond, spine.y + beyond);
  return `M${x(1)} ${y(2)}C${x(3, reach)} ${y(4, reach)} ${x(5, reach)} ${y(6, reach)} ${x(7)} ${y(8)}`;
}

export const tangled = (bundle: readonly MarketTooth[]) => bundle.map(curl).join('');

/** Parallel, not yet in order: each hangs where its turn came, as long as it will be. */
export const hanging = (bundle: readonly MarketTooth[]) =>
  bundle
    .map(({ x: seed, tip }) => {
      const up = 10 * Math.round((spine.y - tip) / 10);
      return `M${within(lot(seed, 9), 10, box.width - 10)} ${spine.y}c20 0-20-${up} 0-${up}`;
    })
    .join('');
