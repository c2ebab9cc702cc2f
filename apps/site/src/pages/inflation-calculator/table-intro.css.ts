import { vars } from '@tallycomb/ui/styles';
import { style } from '@vanilla-extract/css';

export const lead = style({ marginTop: vars.space[5] });

export const source = style({
  marginTop: vars.space[4],
  maxWidth: '32em',
  fontSize: vars.size.small,
  color: vars.color.ink2,
});
