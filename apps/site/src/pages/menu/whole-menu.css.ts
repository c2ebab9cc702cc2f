import { vars } from '@tallycomb/ui/styles';
import { style } from '@vanilla-extract/css';

export const intro = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: vars.space[5],
  marginBottom: vars.space[6],
});

export const failed = style({ marginBottom: vars.space[5], fontWeight: 600 });
