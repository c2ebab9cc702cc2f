import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/contract.css';
import { type } from '../../styles/type';

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
  gap: vars.space[5],
});

export const item = style({
  ...type.caption,
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[2],
  color: vars.color.ink2,
});
