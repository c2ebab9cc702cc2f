import { style, styleVariants } from '@vanilla-extract/css';
import { layout } from './constants';
import { vars } from './contract.css';
import { type } from './type';

export const list = style({ display: 'grid', gap: vars.space[4] });
export const row = style({ ...type.caption, display: 'flex', alignItems: 'center', gap: '16px' });

export const bar = styleVariants(layout.space, (width) => ({
  width,
  height: '20px',
  borderRadius: `0 ${vars.radius.stage} ${vars.radius.stage} 0`,
  background: vars.color.comb,
}));
