import { palette } from '../src/brand/palette.ts';

/** Where each line of the contract ends, in user units. */
const lines = [412, 384, 404, 356, 396];
const [left, top, pitch] = [206, 126, 32];
const teeth = lines.map((end, line) => `M${left} ${top + line * pitch}H${end}`).join('');

/** A contract: a tag whose lines are the teeth of a comb, signed with a hair. */
export const termsPicture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 420" width="600" height="420">
  <path fill="${palette.powder}" d="M-400-400h1400v1400H-400z"/>
  <g transform="rotate(-5 300 220)" fill="none" stroke-linecap="round">
    <path fill="${palette.paper}" d="M182 34H418L462 78V480H138V78Z"/>
    <circle fill="${palette.powder}" cx="300" cy="76" r="12"/>
    <path stroke="${palette.ink}" stroke-width="2.5" d="M300 80C296 30 312-20 300-60"/>
    <path stroke="${palette.lacquer}" stroke-width="14" d="${teeth}"/>
    <path fill="${palette.lacquer}" d="M180 108h26v164h-26z"/>
    <path stroke="${palette.ink}" stroke-width="1.75" stroke-dasharray="4 5" d="M236 348H420"/>
    <path stroke="${palette.ink}" stroke-width="3" d="M226 352c26-20 52-62 40-70s-28 62-8 62 24-34 34-34-6 30 8 30 18-32 26-32-2 28 12 28 14-20 22-20 6 18 24 14 26-22 62-30"/>
  </g>
</svg>`;
