import { style } from '@vanilla-extract/css';
import { vars } from './contract.css';
import { type } from './type';

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(11rem, 1fr))',
  gap: vars.space[5],
});

export const swatch = style({ ...type.caption, display: 'grid', gap: vars.space[1] });

export const chip = style({
  width: '100%',
  height: '72px',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
});

export const value = style({ color: vars.color.ink2, fontVariantNumeric: 'tabular-nums' });

export const title = style({ ...type.h4, marginBlock: `${vars.space[6]} ${vars.space[4]}` });
