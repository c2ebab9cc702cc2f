import { media, vars } from '@tallycomb/ui/styles';
import { style, styleVariants } from '@vanilla-extract/css';

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

const oneLine = '(min-width: 1360px)';

export const lineEnd = styleVariants({
  phone: { '@media': { [media.tabletUp]: { display: 'none' }, print: { display: 'none' } } },
  phoneAndTablet: { '@media': { [oneLine]: { display: 'none' }, print: { display: 'none' } } },
});

export const lead = style({
  color: vars.color.onHoney,
  marginTop: 'clamp(20px, 2.4vw, 36px)',
  maxWidth: '34em',
  // It asks for what a result has been given.
  '@media': {
    print: { selectors: { ':has([data-state="result"]) > &': { display: 'none' } } },
  },
});

export const slab = style({
  marginTop: 'clamp(36px, 4vw, 72px)',
  '@media': { print: { marginTop: vars.space[4] } },
});
