import { vars } from '@tallycomb/ui/styles';
import { style } from '@vanilla-extract/css';

export const heading = style({ maxWidth: '9em' });

export const lead = style({ marginBlock: `${vars.space[5]} ${vars.space[6]}` });
