import { vars } from '@tallycomb/ui/styles';
import { style } from '@vanilla-extract/css';

export const text = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  alignContent: 'start',
});

export const citation = style({
  display: 'grid',
  gap: vars.space[3],
  padding: vars.space[5],
  background: vars.color.surface,
  borderRadius: vars.radius.card,
  overflowWrap: 'anywhere',
  '@media': { print: { padding: 0 } },
});

/** An errand for a screen. */
export const onScreen = style({ '@media': { print: { display: 'none' } } });
