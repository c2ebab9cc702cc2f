/** The honey that the calculator's pages begin with. */
import { vars } from '@tallycomb/ui/styles';
import { style } from '@vanilla-extract/css';

const headerHeight = '88px';

export const section = style({
  paddingTop: `calc(${headerHeight} + clamp(48px, 5vw, 96px))`,
  paddingBottom: 'clamp(48px, 7vw, 112px)',
  '@media': { print: { paddingBlock: 0 } },
});

/** What a fallback face paints beyond its lines is cut off: nothing moves when the real one arrives. */
export const heading = style({
  paddingBlock: '.2em',
  marginBlock: '-.2em',
  overflowY: 'clip',
});

export const lead = style({
  maxWidth: '34em',
  marginTop: 'clamp(20px, 2.4vw, 36px)',
  color: vars.color.onHoney,
});
