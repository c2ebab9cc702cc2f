import { typography, vars } from '@tallycomb/ui/styles';
import { globalStyle, style } from '@vanilla-extract/css';
import { inRow } from '../../layout';
import { wide } from './page.css';

const { color, size, space } = vars;

/** The flex row of a name and its price, of which a long name wraps first. */
export const line = style({
  ...inRow(`0 ${space[2]}`),
  alignItems: 'last baseline',
  overflowWrap: 'anywhere',
});

export const name = style({ flex: '1 1 6rem', overflowX: 'clip' });

/** Unit of the price: “per hour”. */
export const unit = style({ color: color.ink2, fontSize: size.small });

/** From the last word to the price, without width, so that it wraps no word. */
export const leader = style({
  display: 'inline-block',
  width: '100%',
  marginInline: `${space[2]} calc(-100% - ${space[2]})`,
});

export const end = style({ maxWidth: '100%', marginLeft: 'auto', textAlign: 'right' });

export const price = style({
  ...typography.h4,
  fontSize: '1.625rem',
  '@media': { [wide]: { fontSize: '1.75rem' } },
});

/** Stands before a price: “from”. Its blank is too narrow beside larger figures. */
export const sign = style({
  fontSize: '.7em',
  selectors: { '&:not(:empty)': { marginInlineEnd: '.2em' } },
});

/** Small, as the pen that strikes it out would hide thinner digits. */
export const now = style({ color: color.ink2, fontSize: size.small });

/** Struck out as by a red pen. */
export const old = style([
  now,
  {
    textDecorationLine: 'line-through',
    textDecorationColor: color.strike,
    textDecorationThickness: '1.5px',
  },
]);

export const newPrice = style([
  price,
  {
    display: 'inline-block',
    minWidth: '2.25rem',
    marginInlineStart: space[1],
    color: color.accentText,
    textAlign: 'right',
  },
]);

// Old prices end on one edge, too, where some of the new ones begin with “from”.
globalStyle(`ul:has(${sign}:not(:empty)) ${newPrice}`, {
  '@media': { [wide]: { minWidth: '5.5rem' } },
});

export const awaited = style([newPrice, { visibility: 'hidden' }]);
