import { palette } from '../palette';

const teeth = 'M6.2 25V6m6.53 19V6m6.54 19V6m6.53 19V6';
const strike = 'M2.2 20.4 29.8 8';

/** The mark on a grid of 32: a comb of four teeth, struck through; the gap has the background's color. */
export const logoMark = (background: string) =>
  `<g fill="none" stroke-width="3.4" stroke-linecap="round"><rect x="3" y="23" width="26" height="5" rx="2.5" fill="${palette.ink}"/><path stroke="${palette.ink}" d="${teeth}"/><path stroke="${background}" stroke-width="6.4" stroke-linecap="butt" d="${strike}"/><path stroke="${palette.lacquer}" d="${strike}"/></g>`;
