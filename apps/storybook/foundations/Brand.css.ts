import { style } from '@vanilla-extract/css';
import { lightDark, vars } from '../../../packages/ui/src/styles-entry';

const { color } = vars;

/** Ten of a brand's own values; what it leaves out stays ours. */
export const acme = style({
  padding: vars.space[6],
  background: color.bg,
  color: color.ink,
  vars: {
    [color.bg]: lightDark('#f7f9fc', '#0b1220'),
    [color.surface]: lightDark('#ffffff', '#131d31'),
    [color.ink]: lightDark('#10213f', '#e6eefc'),
    [color.inkHover]: lightDark('#22375f', '#ffffff'),
    [color.lacquer]: lightDark('#0b57d0', '#8ab4ff'),
    [color.lacquerHover]: lightDark('#0842a0', '#aecbff'),
    [color.onLacquer]: lightDark('#ffffff', '#06204d'),
    [color.strike]: lightDark('#0b57d0', '#8ab4ff'),
    [vars.font.display]: 'Georgia, serif',
    [vars.radius.card]: '0',
  },
});
