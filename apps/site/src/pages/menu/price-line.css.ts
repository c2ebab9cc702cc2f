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

/** Before its prices it leaves room for a few dots. */
export const name = style({ flex: '1 1 8rem', overflowX: 'clip', paddingRight: '2rem' });

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

/** “From” before a price, and the plus of an add-on. */
export const sign = style({ fontSize: '.7em', wordSpacing: '.15em' });

/** In text type, whose digits the pen that strikes them out does not hide. */
export const now = style({
  color: color.ink2,
  fontSize: '1rem',
  '@media': { '(max-width: 359.98px)': { fontSize: size.small } },
});

/** Struck out as by a red pen. */
export const old = style([
  now,
  {
    textDecorationLine: 'line-through',
    textDecorationColor: color.strike,
    textDecorationThickness: '1px',
  },
]);

/** As wide as three digits, so that old prices end on one edge, too. */
export const newPrice = style([
  price,
  {
    display: 'inline-block',
    minWidth: '2.5rem',
    marginInlineStart: space[2],
    color: color.accentText,
    textAlign: 'right',
  },
]);

// Or as wide as “from” and three digits, in a list that has one; side by side, in all sections of the menu.
const withFrom = `:has(${sign}:not(:empty)) ${newPrice}`;
const fromAndPrice = { minWidth: 'min(4.8rem, 20vw)' };
globalStyle(`:is(ul, dl)${withFrom}`, { '@media': { '(min-width: 360px)': fromAndPrice } });
globalStyle(`div:has(> div > ul)${withFrom}`, { '@media': { [wide]: fromAndPrice } });

export const awaited = style([newPrice, { visibility: 'hidden' }]);
