import { vars } from '@tallycomb/ui/styles';
import { style } from '@vanilla-extract/css';

/** On the background of the counters above it. */
export const section = style({ paddingTop: 0 });

export const art = style({ objectFit: 'cover', filter: vars.artFilter });
