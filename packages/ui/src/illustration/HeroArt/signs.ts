import { textWidth } from '../../svg/text-width';
import type { HeroTooth } from './geometry';
import type { HeroLayout } from './layouts';

/** What stands over a tooth: its place, and a sign whose middle may stand beside the pole. */
export interface HeroSign {
  readonly tooth: HeroTooth;
  readonly words: string;
  readonly price: string;
  readonly half: number;
  readonly shift: number;
}

type Labeled = Pick<HeroSign, 'tooth' | 'words' | 'price'>;

/** Clear space between a sign and the side of the drawing. */
const inset = 4;

const halfOf = ({ words, price }: Labeled, { flag }: HeroLayout): number => {
  const text = textWidth(words, flag.textSize, 'text') + textWidth(price, flag.textSize, 'text');
  return Math.ceil(text / 2 + flag.padding + flag.gap / 2);
};

/** How far the sign moves to stand inside the drawing. */
function inside(x: number, half: number, width: number): number {
  return Math.min(Math.max(x, half + inset), width - half - inset) - x;
}

/**
 * The two signs. Where their teeth are close, each flies from its pole to its own side, so that
 * neither covers the other.
 */
export function heroSigns(you: Labeled, median: Labeled, layout: HeroLayout) {
  const halves = { you: halfOf(you, layout), median: halfOf(median, layout) };
  const apart = Math.abs(you.tooth.x - median.tooth.x);
  const both = halves.you + halves.median;
  const missing = Math.max(0, both + inset - apart);
  const side = you.tooth.x > median.tooth.x ? 1 : -1;
  const signOf = (one: Labeled, half: number, away: number): HeroSign => {
    const shift = away * Math.min((missing * half) / both, half);
    const { x } = one.tooth;
    return { ...one, half, shift: Math.round(shift + inside(x + shift, half, layout.width)) };
  };
  return { you: signOf(you, halves.you, side), median: signOf(median, halves.median, -side) };
}
