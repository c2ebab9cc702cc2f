import { vars } from '@tallycomb/ui/styles';
import { style } from '@vanilla-extract/css';

export const box = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[5],
  padding: 'clamp(24px, 3.4vw, 52px)',
  background: vars.color.surface,
  // Paper has the rows themselves.
  '@media': { print: { display: 'none' } },
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[4],
});

/** At the foot of the box. */
export const back = style({ marginTop: 'auto', fontSize: vars.size.small });

/** Takes no room while empty, and is there to be read from: what `display: none` hides is not announced. */
export const outcome = style({ ':empty': { position: 'absolute' } });

export const summary = style({ display: 'block', fontWeight: 600 });

export const rejected = style({ display: 'grid', gap: vars.space[2], marginTop: vars.space[3] });

export const reason = style({
  paddingLeft: vars.space[4],
  borderLeft: `3px solid ${vars.color.lacquer}`,
  overflowWrap: 'anywhere',
});
