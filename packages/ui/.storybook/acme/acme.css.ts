import { assignVars, style } from '@vanilla-extract/css';
import { vars } from '../../src/styles/contract.css';
import { bothOf, lightDark } from '../../src/styles/light-dark';
import { dark, light } from './palette';

/** Another brand's tokens, as the README's "Your brand" sets them, around all that it holds. */
export const acme = style({
  background: vars.color.bg,
  color: vars.color.ink,
  vars: {
    ...assignVars(vars.color, bothOf(light, dark)),
    ...assignVars(vars.shadow, {
      e1: lightDark('0 1px 2px #10213f1a, 0 6px 18px -6px #10213f1f', '0 0 0 1px #2a3957'),
      e2: lightDark('0 2px 4px #10213f1a, 0 22px 48px -16px #10213f47', '0 0 0 1px #2a3957'),
    }),
    [vars.font.display]: 'Georgia, serif',
  },
});
