import { style } from '@vanilla-extract/css';
import { vars } from '../../src/styles/contract.css';
import { lightDark } from '../../src/styles/light-dark';

/** Another brand's tokens, as the README's "Your brand" sets them. */
export const acme = style({
  vars: {
    [vars.font.display]: 'Georgia, serif',
    [vars.color.bg]: lightDark('#f7f9fc', '#0b1220'),
    [vars.color.ink]: lightDark('#10213f', '#e6eefc'),
    [vars.color.lacquer]: lightDark('#0b57d0', '#8ab4ff'),
    [vars.color.lacquerHover]: lightDark('#0842a0', '#aecbff'),
    [vars.color.onLacquer]: lightDark('#ffffff', '#06204d'),
    [vars.color.strike]: lightDark('#0b57d0', '#8ab4ff'),
    [vars.color.focus]: lightDark('#7a3db8', '#d7b4ff'),
    [vars.color.backgroundHero]: lightDark('#d6e4ff', '#16294d'),
    [vars.color.night]: '#050a14',
  },
});
