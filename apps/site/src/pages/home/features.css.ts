import { vars } from '@tallycomb/ui/styles';
import { style } from '@vanilla-extract/css';

export const points = style({ display: 'grid', gap: '8px', marginTop: vars.space[4] });

export const point = style({ display: 'flex', gap: '10px' });

export const check = style({
  flex: 'none',
  width: '20px',
  height: '20px',
  marginTop: '3px',
  strokeWidth: 2.4,
  color: vars.color.accentText,
});
