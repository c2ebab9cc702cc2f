import { type, vars } from '@tallycomb/ui/styles';
import { style } from '@vanilla-extract/css';

export const note = style({ ...type.h3, marginTop: vars.space[7], textAlign: 'center' });
