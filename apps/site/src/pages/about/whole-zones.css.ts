import { style } from '@vanilla-extract/css';

export const zone = style({ whiteSpace: 'nowrap' });
