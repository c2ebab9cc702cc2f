import { vars } from '@tallycomb/ui/styles';
import { globalStyle, style } from '@vanilla-extract/css';

export const lead = style({ marginTop: vars.space[5] });

export const region = style({ marginTop: vars.space[6] });

export const table = style({});

/** Where five columns of three-digit dollars would not fit otherwise. */
const smallestPhones = '(max-width: 379.98px)';

globalStyle(`${table} :is(th, td)`, {
  '@media': { [smallestPhones]: { paddingLeft: '6px', fontSize: vars.size.caption } },
});

globalStyle(`${table} tbody :is(th, td:nth-child(4))`, {
  '@media': { [smallestPhones]: { fontSize: '1.25rem' } },
});

globalStyle(`${table} :is(th, td):first-child`, {
  '@media': { [smallestPhones]: { paddingLeft: 0 } },
});
