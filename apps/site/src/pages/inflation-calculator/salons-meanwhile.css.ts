import { vars } from '@tallycomb/ui/styles';
import { style } from '@vanilla-extract/css';

export const lead = style({ marginTop: vars.space[5] });

export const note = style({ maxWidth: '38em' });

export const whichIsWhich = style({ marginTop: vars.space[5], maxWidth: '34em' });

export const figures = style({ marginTop: vars.space[6] });
