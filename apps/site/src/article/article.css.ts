import { media, vars } from '@tallycomb/ui/styles';
import { style } from '@vanilla-extract/css';
import { besideTable, plate } from './table.css';

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

/** A small arrow, turned over while the list is open. */
export const foldSign = style({
  width: '10px',
  height: '10px',
  marginRight: space[1],
  borderRight: `2px solid ${color.accentText}`,
  borderBottom: `2px solid ${color.accentText}`,
  transform: 'translateY(-25%) rotate(45deg)',
  selectors: { [`${folded}[open] &`]: { transform: 'translateY(25%) rotate(225deg)' } },
});

export const foldedList = style({ paddingBottom: space[3] });

export const foldedLink = style({
  display: 'block',
  paddingBlock: '11px',
  borderTop: `1px solid ${color.line}`,
  fontWeight: 500,
  textDecoration: 'none',
});

/** Clips posters and drawings that reach beyond the sides of the page. */
export const page = style({ overflowX: 'clip' });

/** Between the list of sections and the text. */
export const columnGap = 'clamp(28px, 4vw, 64px)';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 9fr)',
  gap: columnGap,
  paddingBlock: `clamp(48px, 5vw, 88px) ${vars.section}`,
  selectors: {
    [`&:has(${plate})`]: {
      '@media': { [besideTable]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 10fr)' } },
    },
  },
  '@media': {
    [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    // Paper has no list of sections, so the text would get its narrow column.
    print: { display: 'block', paddingBlock: vars.space[5] },
  },
});
