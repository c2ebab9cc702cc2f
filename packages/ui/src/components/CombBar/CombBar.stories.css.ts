import { style } from '@vanilla-extract/css';

export const cells = style({ display: 'grid', gap: '1.5rem', maxWidth: '13rem' });
