/** The strands before they are combed. Only the style sheet contains them, so only the build draws them. */
import { box, type MarketTooth, spine } from './market-comb';

/**
 * A repeatable pseudo-random number from 0 up to 1. A hash, so that a tooth keeps its curl when
 * others come or go.
 */
function randomAt(seed: number, draw: number): number {
  const mixed = Math.sin(seed * 12.9898 + draw * 78.233) * 43_758.5453;
  return mixed - Math.floor(mixed);
}

/** Rounds to steps too fine to be seen, which keeps the paths short. */
const coarse = (length: number, step = 20) => step * Math.round(length / step);

const between = (share: number, from: number, to: number, step?: number) =>
  coarse(from + share * (to - from), step);

/** Largest distance of a curve's handles from the box, wide enough for loops and long bows. */
const reach = 160;

function curl({ x: seed }: MarketTooth): string {
  const x = (draw: number) => between(randomAt(seed, draw), 0, box.width);
  const y = (draw: number) => between(randomAt(seed, draw), 50, spine.y);
  const handle = (draw: number) =>
    [box.width, spine.y]
      .map((end, axis) => between(randomAt(seed, draw + axis), -reach, end + reach, 40))
      .join(' ');
  return `M${x(1)} ${y(2)}C${handle(3)} ${handle(5)} ${x(7)} ${y(8)}`;
}

export const tangled = (bundle: readonly MarketTooth[]) => bundle.map(curl).join('');

/** Parallel strands in random order, each as long as its tooth. */
export const hanging = (bundle: readonly MarketTooth[]) =>
  bundle
    .map(({ x: seed, tip }) => {
      const up = coarse(spine.y - tip);
      return `M${between(randomAt(seed, 9), 10, box.width - 10)} ${spine.y}c20 0-20-${up} 0-${up}`;
    })
    .join('');
