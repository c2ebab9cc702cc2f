import { typography, vars } from '@tallycomb/ui/styles';
import { style } from '@vanilla-extract/css';

export const list = style({
  marginTop: vars.space[6],
  maxWidth: '30em',
});

export const figure = style({
  ...typography.h3,
  marginTop: vars.space[1],
  overflowWrap: 'anywhere',
});

export const note = style({
  ...typography.small,
  marginTop: vars.space[2],
  marginBottom: vars.space[4],
  color: vars.color.ink2,
});
