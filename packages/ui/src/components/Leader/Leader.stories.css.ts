import { style } from '@vanilla-extract/css';

export const row = style({ display: 'flex', alignItems: 'baseline', gap: '12px' });
