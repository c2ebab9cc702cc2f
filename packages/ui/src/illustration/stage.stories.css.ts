import { style } from '@vanilla-extract/css';
import { vars } from '../styles/contract.css';
import { media } from '../styles/media';

/** Backgrounds and boxes that only the stories use. */
export const hero = style({
  position: 'relative',
  overflow: 'hidden',
  paddingTop: '8rem',
  background: vars.color.backgroundHero,
});

export const drawing = style({
  display: 'block',
  width: '100%',
  maxWidth: '40rem',
  height: 'auto',
});

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
  gap: vars.space[5],
});

export const notFound = style({
  paddingTop: vars.space[9],
  background: vars.color.backgroundHero,
});

export const page = style({
  padding: vars.space[5],
  '@media': { [media.mobile]: { padding: 0 } },
});

export const honey = style({ fill: vars.color.backgroundHoney });

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[3],
});

/** Text that lies on the picture before it. */
export const over = style({ position: 'absolute', insetBlockEnd: '50%' });
