import { style } from '@vanilla-extract/css';

export const narrow = style({ width: '10rem' });
