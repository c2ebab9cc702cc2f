import { typography, vars } from '@tallycomb/ui/styles';
import { style } from '@vanilla-extract/css';

/** A tag that swings in leaves a phone's window. */
export const section = style({ '@media': { screen: { overflowX: 'clip' } } });

export const note = style({ ...typography.h3, marginTop: vars.space[7], textAlign: 'center' });
