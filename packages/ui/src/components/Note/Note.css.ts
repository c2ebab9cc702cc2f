import { style } from '@vanilla-extract/css';
import { media, vars } from '../../styles-entry';

export const note = style({
  padding: `${vars.space[5]} 28px`,
  borderRadius: vars.radius.card,
  background: vars.color.wash,
  '@media': {
    [media.forcedColors]: { border: '1px solid' },
    print: { border: `1px solid ${vars.color.line}` },
  },
});

export const heading = style({ display: 'block', marginBottom: vars.space[1], fontWeight: 600 });
