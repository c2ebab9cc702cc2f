import { media } from '@tallycomb/ui/styles';
import { style, styleVariants } from '@vanilla-extract/css';

const headerHeight = { wide: '88px', low: '54px', mobile: '72px' } as const;
/** What ruler and legend take of the bottom, and your flag on the short teeth above them. */
const spine = 'calc(min(100vw, 1760px) * .025 + 2.25rem)';
const flagRoom = '88px';

/** A phone held sideways: words on the left, the comb on the right. */
export const low = `screen and ${media.tabletUp} and (max-height: 560px)`;
const notLow = `screen and ${media.tabletUp} and (min-height: 560.02px)`;

/** Spine, ruler and both flags stand on the first screen. */
export const section = style({
  display: 'flex',
  minHeight: 'min(1100px, 100svh)',
  paddingBlock: 0,
  overflow: 'hidden',
  '@media': {
    [media.mobile]: { display: 'block', minHeight: 0 },
    print: { display: 'block', minHeight: 0 },
  },
});

/** Lies over the comb, which can be reached through it. */
export const container = style({
  position: 'relative',
  zIndex: 1,
  width: '100%',
  paddingTop: headerHeight.wide,
  paddingBottom: `calc(${spine} + ${flagRoom})`,
  pointerEvents: 'none',
  '@media': {
    [low]: { paddingBlock: `${headerHeight.low} 3.875rem` },
    [media.mobile]: { paddingTop: headerHeight.mobile, paddingBottom: 0 },
    print: { paddingBlock: 0 },
  },
});

const words = { pointerEvents: 'auto' } as const;

export const promise = style({
  ...words,
  // Ends before the flag of the median begins.
  maxWidth: '23.5em',
  marginBottom: 'clamp(16px, 1.8vw, 30px)',
  fontSize: 'clamp(1.125rem, 1rem + .6vw, 1.4375rem)',
  lineHeight: 1.4,
  textWrap: 'pretty',
  '@media': {
    [low]: { maxWidth: '25em', marginBottom: '8px', fontSize: '1rem', lineHeight: 1.3 },
  },
});

export const tagline = style({ display: 'block', fontWeight: 600 });

export const action = style({ ...words, '@media': { [low]: { minHeight: '2.875rem' } } });

const atBottom = { position: 'absolute', insetInline: 0, bottom: 0 } as const;
const hidden = { display: 'none' } as const;

/** One of the three is shown, and none on paper. */
export const art = styleVariants({
  desktop: { ...atBottom, '@media': { [`not ${notLow} and (min-width: 1024px)`]: hidden } },
  tablet: { ...atBottom, '@media': { [`not ${notLow} and ${media.stacked}`]: hidden } },
  mobile: {
    '@media': {
      [media.mobile]: { marginTop: '-22.5vw' },
      [low]: atBottom,
      [notLow]: hidden,
      print: hidden,
    },
  },
});
