import { typography, vars } from '@tallycomb/ui/styles';
import { style } from '@vanilla-extract/css';

export const list = style({ display: 'none', '@media': { print: { display: 'block' } } });

export const value = style({
  ...typography.h3,
  marginBottom: vars.space[3],
  overflowWrap: 'anywhere',
});
