import { media, vars } from '@tallycomb/ui/styles';
import { style } from '@vanilla-extract/css';

export const lead = style({
  marginTop: vars.space[5],
  maxWidth: '20em',
  '@media': { [media.mobile]: { marginTop: vars.space[4] } },
});
