import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../src/styles/contract.css';
import { media } from '../../../src/styles/media';
import { type } from '../../../src/styles/type';

export const hero = style({
  display: 'flex',
  minHeight: 'min(1100px, max(860px, 100vh))',
  paddingBlock: 0,
  overflow: 'hidden',
  '@media': { [media.mobile]: { display: 'block', minHeight: 0 } },
});

export const words = style({
  position: 'relative',
  zIndex: 1,
  width: '100%',
  paddingTop: '106px',
  paddingBottom: 'calc(7.4vw + 110px)',
  '@media': { [media.mobile]: { paddingTop: '104px', paddingBottom: 0 } },
});

export const headline = style({
  ...type.hero,
  marginLeft: '-.03em',
  '@media': {
    [media.tabletUp]: { textWrap: 'nowrap' },
    [media.mobile]: { lineHeight: 0.965 },
  },
});

export const breakOn = styleVariants({
  wide: { '@media': { [media.mobile]: { display: 'none' } } },
  narrow: { '@media': { [media.tabletUp]: { display: 'none' } } },
});

export const trend = style({
  display: 'inline-block',
  width: '.62em',
  height: '.42em',
  marginLeft: '.1em',
  overflow: 'visible',
  verticalAlign: '.04em',
  fill: 'none',
  stroke: vars.color.lacquer,
  strokeWidth: 9,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

export const promise = style({
  maxWidth: '23.5em',
  fontSize: 'clamp(1.125rem, 1rem + .6vw, 1.4375rem)',
  lineHeight: 1.4,
  marginBlock: 'clamp(18px, 1.3vw, 24px) clamp(24px, 2.4vw, 36px)',
  textWrap: 'pretty',
  '@media': { [media.narrow]: { maxWidth: '19em' } },
});

export const tagline = style({ display: 'block', fontWeight: 600 });

/** Anchored to the lower right corner; on phones it follows the words. */
const drawing = style({
  position: 'absolute',
  inset: 'auto 0 0 auto',
  width: 'min(100%, 1760px)',
  '@media': { [media.mobile]: { position: 'relative', marginTop: '-44px' } },
});

const tabletOnly = '(min-width: 768px) and (max-width: 1023px)';

export const drawings = styleVariants({
  desktop: [drawing, { '@media': { [media.stacked]: { display: 'none' } } }],
  tablet: [drawing, { display: 'none', '@media': { [tabletOnly]: { display: 'block' } } }],
  mobile: [drawing, { '@media': { [media.tabletUp]: { display: 'none' } } }],
});
