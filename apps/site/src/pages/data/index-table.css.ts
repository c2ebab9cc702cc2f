import { vars } from '@tallycomb/ui/styles';
import { globalStyle, style } from '@vanilla-extract/css';

export const region = style({ marginTop: vars.space[5] });

export const table = style({});

// Rows to look up, not a few to dwell on: at the size of a result they fill three screens.
globalStyle(`${table} :is(th, td)`, { paddingBlock: vars.space[2], verticalAlign: 'middle' });
globalStyle(`${table} tbody th`, { fontSize: '1.5rem' });
