import { vars } from '@tallycomb/ui/styles';
import { style } from '@vanilla-extract/css';

export const art = style({ objectFit: 'cover', filter: vars.artFilter });
