import { media, vars } from '@tallycomb/ui/styles';
import { style } from '@vanilla-extract/css';

export const lead = style({ marginTop: vars.space[5] });

/** Long lines go on in the next: nothing is hidden at the side, and a copy has none of the breaks. */
export const box = style({
  margin: `${vars.space[6]} 0 0`,
  padding: `${vars.space[5]} clamp(16px, 3vw, 32px)`,
  borderRadius: vars.radius.card,
  background: vars.color.wash,
  border: `1px solid ${vars.color.line}`,
  fontSize: vars.size.small,
  lineHeight: 1.6,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
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
