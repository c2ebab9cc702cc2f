import { vars } from '@tallycomb/ui/styles';
import { style } from '@vanilla-extract/css';

export const section = style({
  paddingBlock: 'clamp(150px, 14vw, 240px) clamp(160px, 16vw, 260px)',
});

export const lead = style({ marginBlock: `${vars.space[6]} ${vars.space[6]}` });
