import { mark } from '../../src/brand/mark';
import { palette } from '../../src/brand/palette';

const { teeth, spine, strike, line, gap } = mark;

/** The mark as SVG; the gap around its strike has the background's color. */
export const logoMark = (background: string) =>
  `<g fill="none" stroke-width="${line}" stroke-linecap="round"><rect x="${spine.x}" y="${spine.y}" width="${spine.width}" height="${spine.height}" rx="${spine.radius}" fill="${palette.ink}"/><path stroke="${palette.ink}" d="${teeth}"/><path stroke="${background}" stroke-width="${gap}" stroke-linecap="butt" d="${strike}"/><path stroke="${palette.lacquer}" d="${strike}"/></g>`;
