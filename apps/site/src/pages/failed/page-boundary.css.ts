import { vars } from '@tallycomb/ui/styles';
import { style } from '@vanilla-extract/css';

export const section = style({ paddingBlock: 'clamp(150px, 14vw, 240px)' });

export const lead = style({ marginBlock: vars.space[6] });
