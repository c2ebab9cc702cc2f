import { artPalette } from '../styles/constants';
import { art, vars } from '../styles/contract.css';
import { light } from '../styles/palette-light';

const { comb, combYou, hatch, map, strand, strand2, strand3, ink } = vars.color;

const { color } = light;

/** Colors of illustrations in a page: the art palette, and hair and comb of the current theme. */
export const themedPaint = {
  ...art,
  comb,
  combYou,
  hatch,
  map,
  strand,
  strand2,
  strand3,
  themeInk: ink,
  amber: color.inflHatch,
  none: 'none',
} as const;

/** Name of a color that an illustration may use. */
export type Paint = keyof typeof themedPaint;

/** The same colors for a picture in a file, which knows no tokens: those of the light theme. */
export const filePaint: Readonly<Record<Paint, string>> = {
  ...artPalette,
  comb: color.comb,
  combYou: color.combYou,
  hatch: color.hatch,
  map: color.map,
  strand: color.strand,
  strand2: color.strand2,
  strand3: color.strand3,
  themeInk: color.ink,
  amber: color.inflHatch,
  none: 'none',
};
