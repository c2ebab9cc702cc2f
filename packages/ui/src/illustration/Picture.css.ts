import { style } from '@vanilla-extract/css';

export const picture = style({ display: 'block', width: '100%', height: 'auto' });

/** As tall as hair needs on a phone; wider pages show all of it, not a cut across. */
export const pageWide = style({ height: 'max(180px, 24vw)' });
