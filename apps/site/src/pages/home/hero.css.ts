import { media } from '@tallycomb/ui/styles';
import { style, styleVariants } from '@vanilla-extract/css';

const headerHeight = { wide: '88px', mobile: '72px' } as const;
/** What the comb takes of the bottom: its spine, and the teeth on the left with your flag. */
const spine = '7.4vw';
const flagRoom = { beside: '52px', below: '110px' } as const;
/** From here up your flag has room beside the button. */
const roomy = '(min-width: 1200px)';

export const section = style({
  display: 'flex',
  minHeight: 'min(1100px, max(860px, 100vh))',
  paddingBlock: 0,
  overflow: 'hidden',
  '@media': {
    [media.mobile]: { display: 'block', minHeight: 0 },
    print: { display: 'block', minHeight: 0 },
  },
});

export const container = style({
  position: 'relative',
  zIndex: 1,
  width: '100%',
  paddingTop: `calc(${headerHeight.wide} + 18px)`,
  paddingBottom: `calc(${spine} + ${flagRoom.below})`,
  '@media': {
    [roomy]: { paddingBottom: `calc(${spine} + ${flagRoom.beside})` },
    [media.mobile]: { paddingTop: `calc(${headerHeight.mobile} + 32px)`, paddingBottom: 0 },
    print: { paddingBlock: 0 },
  },
});

export const promise = style({
  // Ends before the flag of the median begins.
  maxWidth: '23.5em',
  marginBlock: 'clamp(18px, 1.3vw, 24px) clamp(24px, 2.4vw, 36px)',
  fontSize: 'clamp(1.125rem, 1rem + .6vw, 1.4375rem)',
  lineHeight: 1.4,
  textWrap: 'pretty',
  '@media': { [media.narrow]: { maxWidth: '19em' } },
});

export const tagline = style({ display: 'block', fontWeight: 600 });

const wide = { position: 'absolute', right: 0, bottom: 0, width: 'min(100%, 1760px)' } as const;

/** One of the three is shown, and none on paper. */
export const art = styleVariants({
  desktop: [
    wide,
    { '@media': { [media.stacked]: { display: 'none' }, print: { display: 'none' } } },
  ],
  tablet: [
    wide,
    {
      display: 'none',
      '@media': {
        [`screen and ${media.tabletUp} and ${media.stacked}`]: { display: 'block' },
      },
    },
  ],
  mobile: {
    position: 'relative',
    marginTop: '-44px',
    '@media': { [media.tabletUp]: { display: 'none' }, print: { display: 'none' } },
  },
});
