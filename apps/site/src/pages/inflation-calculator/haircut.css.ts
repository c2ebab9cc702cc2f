import { vars } from '@tallycomb/ui/styles';
import { style } from '@vanilla-extract/css';

export const text = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
});
