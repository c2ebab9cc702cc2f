import { media, type, vars } from '@tallycomb/ui/styles';
import { style } from '@vanilla-extract/css';

export const lead = style({ marginTop: vars.space[5] });

export const note = style({ marginTop: vars.space[5], maxWidth: '38em' });

export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: vars.space[5],
  marginBlock: `${vars.space[7]} ${vars.space[6]}`,
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] } },
});

export const figure = style({
  paddingTop: vars.space[4],
  borderTop: `1px solid ${vars.color.lineStrong}`,
});

export const figureValue = style({ ...type.h2, marginTop: vars.space[2] });
