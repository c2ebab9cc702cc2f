import { vars } from '@tallycomb/ui/styles';
import { style } from '@vanilla-extract/css';

/** Paper has its own last line. */
export const onScreen = style({ '@media': { print: { display: 'none' } } });

export const lead = style({ marginTop: vars.space[5] });

export const print = style({ marginTop: vars.space[6] });

export const card = style({ display: 'grid', gap: vars.space[5] });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] });

/** Always there, so that what comes to stand in it is announced. */
export const outcome = style({ display: 'block', minHeight: '1.55em', fontWeight: 600 });
