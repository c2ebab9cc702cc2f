import { media, typography, vars } from '@tallycomb/ui/styles';
import { style } from '@vanilla-extract/css';

export const choice = style({
  marginTop: vars.space[6],
  '@media': { print: { marginTop: vars.space[3] } },
});

/** On paper the sentence names the region. */
export const options = style({
  // The section's ring is made for its teal, and would be white on white here.
  vars: { [vars.color.focus]: vars.color.ink },
  '@media': { print: { display: 'none' } },
});

export const sentence = style({
  marginTop: vars.space[4],
  maxWidth: '34em',
  '@media': { print: { marginTop: 0, fontSize: vars.size.small } },
});

export const note = style({
  ...typography.small,
  marginTop: vars.space[3],
  maxWidth: '38em',
  color: vars.color.onTeal2,
  // The states would take the sheet that the table needs.
  '@media': { print: { display: 'none' } },
});

export const disclosure = style({
  ...typography.small,
  marginTop: vars.space[3],
  maxWidth: '38em',
  '@media': { print: { display: 'none' } },
});

export const summary = style({
  display: 'inline-block',
  paddingBlock: vars.space[1],
  fontWeight: 600,
  listStyle: 'none',
  textDecoration: `underline 2px ${vars.color.strike}`,
  textUnderlineOffset: '5px',
  cursor: 'pointer',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  '@media': { [media.hover]: { ':hover': { textDecorationThickness: '4px' } } },
});

export const states = style({ marginTop: vars.space[2] });

export const label = style({ fontWeight: 600 });
