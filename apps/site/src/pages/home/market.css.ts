import { media, typography, vars } from '@tallycomb/ui/styles';
import { style } from '@vanilla-extract/css';

/** What of the tangle sticks out of a phone's window is cut, and the drawing stays all the same. */
export const section = style({ '@media': { screen: { overflowX: 'clip' } } });

/** All of it in one screen, or on a phone in less than two. */
export const story = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
  alignItems: 'center',
  gap: `${vars.space[6]} clamp(24px, 5vw, 96px)`,
  marginTop: vars.space[6],
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const steps = style({
  display: 'grid',
  gap: vars.space[5],
  '@media': { [media.tabletUp]: { gridRow: 1 } },
});

export const step = style({
  ...typography.tab,
  textWrap: 'balance',
  '@media': { [media.mobile]: { fontSize: '1.75rem', textWrap: 'pretty' } },
});
