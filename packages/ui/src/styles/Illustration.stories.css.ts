import { style } from '@vanilla-extract/css';
import { vars } from './contract.css';
import { media } from './media';
import { typography } from './type';

const { color, space } = vars;

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
  gap: space[6],
});

export const figure = style({ display: 'grid', alignContent: 'start', gap: space[2] });

export const drawing = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  borderRadius: vars.radius.card,
});

export const name = style({ ...typography.h4 });
export const words = style({
  ...typography.small,
  marginTop: space[1],
  maxWidth: '38em',
  color: color.ink2,
});

export const rows = style({ display: 'grid', gap: space[7] });

/** What a row is about, then one picture a background. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(11rem, 3fr) minmax(0, 9fr)',
  gap: space[5],
  paddingTop: space[5],
  borderTop: `1px solid ${color.line}`,
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const backgrounds = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9rem), 1fr))',
  gap: space[4],
});

export const colors = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(5.5rem, 1fr))',
  gap: space[4],
});

export const caption = style({
  ...typography.caption,
  marginTop: space[2],
  color: color.ink2,
  fontVariantNumeric: 'tabular-nums',
});

export const steps = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: space[6],
  maxWidth: '62rem',
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const wide = style({ gridColumn: '1 / -1' });

export const code = style({
  ...typography.small,
  margin: 0,
  whiteSpace: 'pre-wrap',
  padding: space[5],
  borderRadius: vars.radius.card,
  background: color.night,
  color: color.onNight,
});
