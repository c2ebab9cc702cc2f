import { vars } from '@tallycomb/ui/styles';
import { globalStyle, style } from '@vanilla-extract/css';
import { HYDRATED } from '../session/hydration';

/** A page that loads stands at its address at once; a second address during a slide would be lost. */
globalStyle(`html:not([${HYDRATED}])`, { scrollBehavior: 'auto' });

export const lead = style({ marginBlock: vars.space[6] });
