import { typography, vars } from '@tallycomb/ui/styles';
import { style, styleVariants } from '@vanilla-extract/css';
import { onOneLine, widest } from './figure-room';

/** On paper every part begins at its rule. */
export const columns = style({
  '@media': { print: { selectors: { '&&': { alignItems: 'start' } } } },
});

/** As wide as the figure in it may become. */
export const room = style({ containerType: 'inline-size' });

export const raise = styleVariants(widest, (share) => ({
  ...typography.num,
  ...onOneLine(vars.size.num, share),
  marginTop: vars.space[6],
  '@media': { print: { marginTop: vars.space[3] } },
}));

/** Of a figure that is not the whole country's. */
export const where = style({ ...typography.h3, marginTop: vars.space[3] });

export const caption = style({
  ...typography.lead,
  marginTop: vars.space[5],
  maxWidth: '24em',
  '@media': { print: { marginTop: vars.space[3], fontSize: vars.size.body } },
  color: vars.color.onTeal2,
});

export const guide = style({
  marginTop: vars.space[4],
  '@media': { print: { display: 'none' } },
});
