import { vars } from '@tallycomb/ui/styles';
import { style } from '@vanilla-extract/css';

export const note = style({
  padding: 'clamp(32px, 4vw, 64px) clamp(20px, 5.2vw, 80px)',
  background: vars.color.surface,
  color: vars.color.ink2,
});
