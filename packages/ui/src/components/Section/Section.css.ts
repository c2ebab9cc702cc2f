import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../styles/contract.css';
import { paperEdge } from '../Button/Button.css';

/** Color of secondary text on the background of the nearest section. */
export const mutedText = createVar();

/** The section's background, for elements that cover a part of it. */
export const ground = createVar();

export const section = style({ position: 'relative', paddingBlock: vars.section });

const { color } = vars;

export const background = styleVariants({
  page: { background: color.bg, vars: { [ground]: color.bg } },
  wash: { background: color.wash, vars: { [ground]: color.wash } },
  hero: { background: color.backgroundHero, vars: { [mutedText]: color.ink } },
  bright: {
    background: color.backgroundHoney,
    color: color.onHoney,
    vars: { [mutedText]: color.onHoney2, [color.focus]: color.focusOnHoney },
  },
  deep: {
    background: color.backgroundTeal,
    color: color.onTeal,
    vars: {
      [mutedText]: color.onTeal2,
      [color.focus]: color.focusOnTeal,
      [color.strike]: color.onTeal2,
      [paperEdge]: 'transparent',
      // Surfaces on teal are a darker teal in the dark theme, without an outline.
      [color.surface]: color.tealSurface,
      [color.wash]: color.tealWash,
      [color.line]: color.tealLine,
      [vars.shadow.e1]: 'none',
    },
  },
});
