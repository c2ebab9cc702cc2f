import { media, vars } from '@tallycomb/ui/styles';
import { style } from '@vanilla-extract/css';

export const lead = style({ marginTop: vars.space[5] });

/** Long lines go on in the next: nothing is hidden at the side, and a copy has none of the breaks. */
export const box = style({
  margin: `${vars.space[6]} 0 0`,
  padding: 'clamp(20px, 4vw, 56px)',
  borderRadius: vars.radius.stage,
  background: vars.color.night,
  color: vars.color.onNight,
  fontSize: 'clamp(.875rem, .8rem + .3vw, 1.0625rem)',
  lineHeight: 1.75,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  '@media': {
    [media.forcedColors]: { border: '1px solid' },
    print: { padding: 0, background: 'none', color: 'inherit', fontSize: '7.5pt', lineHeight: 1.5 },
  },
});

/** What stands in quotes. */
export const quoted = style({
  color: vars.color.figure,
  '@media': { print: { color: 'inherit' } },
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[4]} ${vars.space[6]}`,
  marginTop: vars.space[6],
  '@media': { print: { display: 'none' } },
});

export const copy = style({ '@media': { '(scripting: none)': { display: 'none' } } });
