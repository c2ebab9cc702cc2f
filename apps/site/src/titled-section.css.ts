import { vars } from '@tallycomb/ui/styles';
import { style } from '@vanilla-extract/css';

export const lead = style({ marginTop: vars.space[5] });
