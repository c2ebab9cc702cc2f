import { vars } from '@tallycomb/ui/styles';
import { style } from '@vanilla-extract/css';

export const text = style({ display: 'grid', gap: vars.space[5] });
