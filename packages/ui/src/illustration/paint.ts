import { art, vars } from '../styles/contract.css';
import { amber, artPalette, themes } from '../styles/tokens';

const { comb, combYou, hatch, lacquerOnHoney, map, strand, strand2, strand3, ink } = vars.color;

/** Colors of illustrations in a page: the art palette, and hair and comb of the current theme. */
export const themedPaint = {
  ...art,
  comb,
  combYou,
  hatch,
  lacquerOnHoney,
  map,
  strand,
  strand2,
  strand3,
  themeInk: ink,
  amber,
  none: 'none',
} as const;

/** Name of a color that an illustration may use. */
export type Paint = keyof typeof themedPaint;

/** A function, so that a bundle that writes no file leaves out all colors of the theme. */
const paintOfFiles = (): Readonly<Record<Paint, string>> => ({
  ...themes.light,
  ...artPalette,
  themeInk: themes.light.ink,
  amber,
  none: 'none',
});

/** The same colors for a picture in a file, which knows no tokens: those of the light theme. */
export const filePaint = /* @__PURE__ */ paintOfFiles();
