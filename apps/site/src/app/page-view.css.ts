import { vars } from '@tallycomb/ui/styles';
import { globalStyle, style } from '@vanilla-extract/css';
import { HYDRATED } from '../session/hydration';

/** No smooth scroll while a page loads: a change of the address during it would be lost. */
globalStyle(`html:not([${HYDRATED}])`, { scrollBehavior: 'auto' });

export const lead = style({ marginBlock: vars.space[6] });
