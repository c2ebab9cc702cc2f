import { type, vars } from '@tallycomb/ui/styles';
import { style, styleVariants } from '@vanilla-extract/css';
import { onOneLine, widest } from './figure-room';

/** As wide as the figure in it may become. */
export const room = style({ containerType: 'inline-size' });

export const raise = styleVariants(widest, (share) => ({
  ...type.num,
  ...onOneLine(vars.size.num, share),
  marginTop: vars.space[6],
}));

/** Of a figure that is not the whole country's. */
export const where = style({ ...type.h3, marginTop: vars.space[3] });

export const caption = style({
  ...type.lead,
  marginTop: vars.space[5],
  maxWidth: '24em',
  color: vars.color.onTeal2,
});

export const guide = style({
  marginTop: vars.space[4],
  '@media': { print: { display: 'none' } },
});
