import { media, vars } from '@tallycomb/ui/styles';
import { globalStyle, style } from '@vanilla-extract/css';
import { belowHeader, inRow, tappable } from '../../layout';

/** Ends with the picture's browser window, which it cuts off. */
export const section = style([
  belowHeader('clamp(40px, 4.4vw, 80px)'),
  { paddingBottom: 0, overflow: 'hidden' },
]);

// Keeps "Put the Calculator" on one line of a narrow phone, in the fallback font too.
export const heading = style({ maxWidth: '9em', fontSize: `clamp(3.4rem, 17vw, ${vars.size.h1})` });

export const lead = style({ marginTop: vars.space[5] });

export const codeBox = style({
  padding: 'clamp(20px, 3vw, 44px)',
  overflowX: 'auto',
  borderRadius: vars.radius.stage,
  background: vars.color.night,
  color: vars.color.onNight,
  fontSize: 'clamp(.8125rem, .7rem + .2vw, .875rem)',
  lineHeight: 1.75,
  '@media': {
    [media.mobile]: { fontSize: vars.size.caption, lineHeight: 1.6 },
    [media.forcedColors]: { border: '1px solid' },
    print: {
      padding: 0,
      background: 'none',
      color: 'inherit',
      fontSize: '7.5pt',
      lineHeight: 1.5,
    },
  },
});

const wrapping = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } as const;

/** On a wide screen its lines scroll, so that their indents stay. */
globalStyle(`${codeBox} > pre`, {
  margin: 0,
  '@media': { [media.mobile]: wrapping, print: wrapping },
});

/** Quoted strings of the code. */
export const quoted = style({ color: vars.color.figure });

export const actions = style({
  ...inRow(`${vars.space[4]} ${vars.space[6]}`, 'center'),
  marginTop: vars.space[6],
  '@media': { print: { display: 'none' } },
});

export const preview = style(tappable);

export const copy = style({ '@media': { '(scripting: none)': { display: 'none' } } });

export const notes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: `${vars.space[7]} clamp(32px, 4vw, 48px)`,
  '@media': {
    [media.stacked]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    print: { display: 'block' },
  },
});

const tablet = `${media.tabletUp} and ${media.stacked}`;

// A tablet has room for each heading beside its text.
globalStyle(`${notes} > *`, {
  '@media': {
    [tablet]: {
      display: 'grid',
      gridTemplateColumns: '12rem minmax(0, 1fr)',
      alignItems: 'baseline',
    },
  },
});
globalStyle(`${notes} > * > *`, { '@media': { [tablet]: { gridColumn: 2 } } });
globalStyle(`${notes} > * > h2`, {
  '@media': { [tablet]: { gridColumn: 1, gridRow: '1 / span 4', margin: 0 } },
});

// Breaks an address anywhere, as a line that starts with its question mark is unclear.
globalStyle(`${notes} code`, { wordBreak: 'break-all' });

// On paper without the grid, margins replace its gaps.
globalStyle(`${notes} > * + *`, { '@media': { print: { marginTop: vars.space[7] } } });
