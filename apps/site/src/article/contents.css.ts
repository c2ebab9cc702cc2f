import { media, vars } from '@tallycomb/ui/styles';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;
const rule = `1px solid ${color.lineStrong}`;

export const folded = style({
  display: 'none',
  borderBlock: rule,
  '@media': { [media.mobile]: { display: 'block' }, print: { display: 'none' } },
});

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: '3.5rem',
  fontWeight: 600,
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});

/** A small arrow that turns over when the list is open. */
export const sign = style({
  width: '10px',
  height: '10px',
  marginRight: space[1],
  borderRight: `2px solid ${color.accentText}`,
  borderBottom: `2px solid ${color.accentText}`,
  transform: 'translateY(-25%) rotate(45deg)',
  selectors: { [`${folded}[open] &`]: { transform: 'translateY(25%) rotate(225deg)' } },
});

export const list = style({ paddingBottom: space[3] });

export const link = style({
  display: 'block',
  paddingBlock: '11px',
  borderTop: `1px solid ${color.line}`,
  fontWeight: 500,
  textDecoration: 'none',
});
