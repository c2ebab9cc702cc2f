import { typography, vars } from '@tallycomb/ui/styles';
import { style } from '@vanilla-extract/css';
import { paperColumns } from './paper-columns';

/** Without the card beside it, the text has the sheet's width. */
export const columns = style({
  '@media': { print: { selectors: { '&&': { display: 'block' } } } },
});

export const text = style({
  '@media': { print: { display: 'grid', gridTemplateColumns: paperColumns, gap: '24px' } },
});

export const lead = style({
  marginTop: vars.space[5],
  '@media': { print: { display: 'none' } },
});

export const answer = style({
  display: 'block',
  marginTop: vars.space[6],
  '@media': { print: { marginTop: 0 } },
});

export const figure = style({
  ...typography.h2,
  display: 'block',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
});

export const formula = style({
  display: 'block',
  marginTop: vars.space[4],
  maxWidth: '34em',
  fontVariantNumeric: 'tabular-nums',
  '@media': { print: { marginTop: vars.space[2], maxWidth: 'none' } },
});

export const guide = style({
  marginTop: vars.space[4],
  '@media': { print: { display: 'none' } },
});

export const card = style({
  display: 'grid',
  gap: vars.space[5],
  // On paper the formula holds every number.
  '@media': { print: { display: 'none' } },
});

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(13rem, 100%), 1fr))',
  gap: `${vars.space[5]} ${vars.space[4]}`,
  alignItems: 'start',
});
