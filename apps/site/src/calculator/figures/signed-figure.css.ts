import { style } from '@vanilla-extract/css';

/** A plus or minus, thicker than the font draws it: as a hairline beside its figures. */
export const sign = style({ marginRight: '.06em', WebkitTextStroke: '.032em' });
