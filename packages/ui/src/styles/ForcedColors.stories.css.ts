import { style } from '@vanilla-extract/css';
import { vars } from './contract.css';

export const stack = style({ display: 'grid', justifyItems: 'start', gap: vars.space[6] });

export const priceRow = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space[3],
  width: 'min(100%, 24rem)',
});

export const hung = style({ width: 'min(100%, 24rem)', paddingTop: '84px' });
