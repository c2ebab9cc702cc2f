import { style } from '@vanilla-extract/css';

/** Thicker than the font draws it, a hairline beside its figures. */
export const sign = style({ marginRight: '.06em', WebkitTextStroke: '.032em' });
