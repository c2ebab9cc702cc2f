import { typography, vars } from '@tallycomb/ui/styles';
import { globalStyle, style } from '@vanilla-extract/css';

const onScreen = { '@media': { print: { display: 'none' } } } as const;

/** On paper a strip across the sheet: what it is, the steps, the card. */
export const strip = style({
  '@media': {
    print: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 5fr) minmax(0, 5fr)',
      gap: vars.space[5],
      breakInside: 'avoid',
    },
  },
});

export const columns = style({
  '@media': { print: { selectors: { '&&': { display: 'block' } } } },
});

export const lead = style({ ...onScreen, marginTop: vars.space[5] });

export const guide = style({ ...onScreen, marginTop: vars.space[4] });

export const card = style({ ...onScreen, display: 'grid', gap: vars.space[5] });

export const choices = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[5]} ${vars.space[7]}`,
});

export const months = style({ minWidth: 0, margin: 0, padding: 0, border: 0 });

export const legend = style({ marginBottom: vars.space[3], padding: 0, fontWeight: 600 });

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(6.5rem, 100%), 1fr))',
  gap: vars.space[4],
  alignItems: 'start',
});

export const hint = style({
  ...typography.small,
  marginTop: vars.space[3],
  maxWidth: '38em',
  color: vars.color.ink2,
});

export const answer = style({
  display: 'block',
  marginTop: vars.space[6],
  maxWidth: '34em',
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
  '@media': { print: { marginTop: vars.space[2], maxWidth: 'none' } },
});

export const figure = style({
  ...typography.h2,
  display: 'block',
  marginBottom: vars.space[4],
  textWrap: 'balance',
  // The table has it.
  '@media': { print: { display: 'none' } },
});

export const plan = style({
  marginTop: vars.space[7],
  '@media': { print: { selectors: { '&&': { display: 'contents' } } } },
});

/** The captions of tables are set close to the heading. */
export const subheading = style({ ...onScreen, marginBottom: vars.space[3] });

export const table = style({});

globalStyle(`${table} caption`, onScreen);

export const calendar = style({ ...onScreen, marginTop: vars.space[5] });
