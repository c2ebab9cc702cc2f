import { typography, vars } from '@tallycomb/ui/styles';
import { style } from '@vanilla-extract/css';

export const meta = style({
  ...typography.small,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '6px 14px',
  color: vars.color.ink2,
});

export const readTime = style({ color: vars.color.accentText, fontWeight: 600 });
