import { style } from '@vanilla-extract/css';
import { media, vars } from '../../styles-entry';

export const card = style({
  padding: 'clamp(18px, 2.4vw, 36px)',
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  color: vars.color.ink,
  boxShadow: vars.shadow.e1,
  '@media': {
    [media.forcedColors]: { border: '1px solid' },
    print: { breakInside: 'avoid', border: `1px solid ${vars.color.line}` },
  },
});
