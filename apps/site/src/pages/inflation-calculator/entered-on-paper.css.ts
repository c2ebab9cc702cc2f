import { type, vars } from '@tallycomb/ui/styles';
import { style } from '@vanilla-extract/css';

export const list = style({ display: 'none', '@media': { print: { display: 'block' } } });

export const value = style({
  ...type.h3,
  marginBottom: vars.space[3],
  overflowWrap: 'anywhere',
});
