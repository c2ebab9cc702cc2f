import { style } from '@vanilla-extract/css';

export const huge = style({ height: '8rem' });
