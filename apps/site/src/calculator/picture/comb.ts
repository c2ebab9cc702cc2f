import { palette } from '../../brand/palette';
import type { Layout } from './layouts';
import type { Pen } from './pen';

type Levels = readonly [number, ...number[]];

interface CombOptions {
  readonly levels: Levels;
  readonly layout: Layout;
  readonly top: number;
}

/** Of a tooth and the space beside it. */
const toothShare = 0.6;

/** Published months only, spread over the teeth: nothing between two is made up. */
function sampled(levels: Levels, teeth: number): readonly number[] {
  const last = levels.length - 1;
  return Array.from({ length: teeth }, (_, tooth) => {
    const month = Math.round((tooth / (teeth - 1)) * last);
    return levels[month] ?? levels[0];
  });
}

/** The price as it was raised last stands in ink in every tooth; what came on top is lacquer. */
export function drawComb(pen: Pen, { levels, layout, top }: CombOptions): { mineAt: number } {
  const { comb, spine } = layout;
  const teeth = sampled(levels, comb.teeth);
  const unit = (spine.top - top) / Math.max(...teeth);
  const pitch = (comb.right - comb.left) / (comb.teeth - 1 + toothShare);
  const width = pitch * toothShare;
  const mineAt = spine.top - unit;
  teeth.forEach((level, tooth) => {
    const tip = spine.top - level * unit;
    pen.save();
    pen.beginPath();
    pen.roundRect(comb.left + tooth * pitch, tip, width, spine.top - tip, [
      width / 2,
      width / 2,
      0,
      0,
    ]);
    pen.clip();
    pen.fillStyle = palette.lacquer;
    pen.fillRect(comb.left, tip, comb.right, mineAt - tip);
    pen.fillStyle = palette.ink;
    pen.fillRect(comb.left, Math.max(mineAt, tip), comb.right, spine.top - tip);
    pen.restore();
  });
  pen.fillStyle = palette.ink;
  pen.fillRect(0, spine.top, layout.width, layout.height - spine.top);
  return { mineAt };
}
