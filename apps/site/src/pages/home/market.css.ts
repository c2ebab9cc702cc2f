import { media, typography, vars } from '@tallycomb/ui/styles';
import { style } from '@vanilla-extract/css';
import { timeline, whereCombed } from './market-motion';

/** What of the tangle sticks out of a phone's window is cut, and the drawing stays all the same. */
export const section = style({ '@media': { screen: { overflowX: 'clip' } } });

/** The steps pass the drawing, which stays and is drawn by how far they have come. */
export const story = style({
  viewTimelineName: timeline,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
  alignItems: 'center',
  columnGap: 'clamp(24px, 5vw, 96px)',
  marginTop: vars.space[7],
  '@media': {
    [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: vars.space[6] },
  },
});

const stage = style({ gridColumn: 2 });

export const drawing = style([
  stage,
  { '@media': { [media.mobile]: { gridColumn: 1 } } },
  whereCombed({
    position: 'sticky',
    top: 0,
    display: 'grid',
    alignItems: 'center',
    alignSelf: 'start',
    height: '100svh',
    '@media': {
      [media.mobile]: {
        zIndex: 1,
        top: '60px',
        height: '46svh',
        background: vars.color.backgroundHero,
      },
    },
  }),
]);

export const steps = style({
  gridRow: 1,
  display: 'grid',
  gap: vars.space[6],
  '@media': { [media.mobile]: { gridRow: 'auto' } },
});

export const step = style([
  { ...typography.tab, textWrap: 'balance' },
  whereCombed({
    display: 'grid',
    alignItems: 'center',
    minHeight: '80svh',
    '@media': { [media.mobile]: { minHeight: '62svh' } },
  }),
]);
