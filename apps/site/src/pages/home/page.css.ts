import { categories as allCategories } from '@tallycomb/content/pages';
import { media, typography, vars } from '@tallycomb/ui/styles';
import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { categoriesPicture } from './pictures';

const categoryCount = allCategories.length;

// From half, not from nothing: what cannot be seen is no paint, and the headline is the largest.
const fadeIn = keyframes({ from: { opacity: 0.5 } });

export const page = style({
  '@media': {
    [`screen and ${media.motionOk}`]: { animation: `${fadeIn} ${vars.duration.slow} ${vars.ease}` },
  },
});

const headerHeight = { wide: '88px', low: '54px', mobile: '72px' } as const;
/** What ruler and legend take of the bottom, and your flag on the short teeth above them. */
const spine = 'calc(min(100vw, 1760px) * .025 + 2.25rem)';
const flagRoom = '88px';

/** A phone held sideways: words on the left, the comb on the right. */
const lowWindow = `screen and ${media.tabletUp} and (max-height: 560px)`;

/** Spine, ruler and both flags stand on the first screen. */
export const heroSection = style({
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
export const heroContainer = style({
  position: 'relative',
  zIndex: 1,
  width: '100%',
  paddingTop: headerHeight.wide,
  paddingBottom: `calc(${spine} + ${flagRoom})`,
  pointerEvents: 'none',
  '@media': {
    [lowWindow]: { paddingBlock: `${headerHeight.low} 4.75rem` },
    [media.mobile]: { paddingTop: headerHeight.mobile, paddingBottom: 0 },
    print: { paddingBlock: 0 },
  },
});

const words = { pointerEvents: 'auto' } as const;

export const promise = style({
  ...words,
  ...typography.lead,
  // Ends before the flag of the median begins.
  maxWidth: '23.5em',
  marginBottom: 'clamp(16px, 1.8vw, 30px)',
  '@media': {
    [lowWindow]: { maxWidth: '25em', marginBottom: '8px', fontSize: '1rem', lineHeight: 1.3 },
  },
});

export const tagline = style({ display: 'block', fontWeight: 600 });

export const small = style({
  ...words,
  width: 'fit-content',
  marginTop: vars.space[3],
  // Each of its two sentences has a line on the narrowest phone.
  fontSize: `clamp(${vars.size.caption}, 4vw, ${vars.size.small})`,
  lineHeight: 1.4,
  // WebKit's `pretty` breaks a line that fits before a `<br>`.
  textWrap: 'wrap',
  '@media': {
    // Ends before your tag begins.
    [`${media.tabletUp} and ${media.narrow}`]: { fontSize: '.875rem' },
    [lowWindow]: { marginTop: '4px', fontSize: vars.size.caption, lineHeight: 1.3 },
  },
});

export const plans = style({ whiteSpace: 'nowrap' });

export const action = style({ ...words, '@media': { [lowWindow]: { minHeight: '2.875rem' } } });

/** Where the window is low, so small that the comb beneath has its room. */
const headlineSize = `min(${typography.hero.fontSize}, max(2rem, 19svh - 62px))`;

export const headline = style({
  ...typography.hero,
  marginBottom: '.3em',
  pointerEvents: 'auto',
  // The S stands a little inside its box: this puts it on the gutter.
  marginLeft: '-.03em',
  '@media': {
    [media.mobile]: { lineHeight: 0.965 },
    [`screen and ${media.tabletUp}`]: { fontSize: headlineSize },
    [media.tabletUp]: { whiteSpace: 'pre-line' },
  },
});

/** A word with the line drawn after it. */
export const whole = style({
  whiteSpace: 'nowrap',
  selectors: {
    '&:not(:last-child)': {
      '@media': {
        // As wide as in the fallback font: what follows does not move when ours is here.
        [media.mobile]: { display: 'inline-block', minWidth: '2.04em' },
      },
    },
  },
});

export const lineEnd = styleVariants({
  narrow: { '@media': { [media.tabletUp]: { display: 'none' } } },
  both: {},
});

export const trend = style({
  display: 'inline-block',
  width: '.62em',
  height: '.42em',
  marginLeft: '.1em',
  verticalAlign: '.04em',
  overflow: 'visible',
  fill: 'none',
  stroke: vars.color.lacquer,
  strokeWidth: 9,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '@media': {
    [media.forcedColors]: { stroke: 'Highlight' },
    // Leaves the line room for the fallback font, which is wider: it must not wrap until ours is here.
    [media.mobile]: { width: '.54em', marginLeft: '.08em' },
  },
});

const belowHead = 'clamp(36px, 4.5vw, 72px)';

export const sectionHead = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 4fr)',
  alignItems: ['end', 'last baseline'],
  gap: '24px 48px',
  marginBottom: belowHead,
  '@media': {
    [media.stacked]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    print: { display: 'block', marginBottom: '12px' },
  },
});

export const categories = style({});

/** Each chip's drawing, in the color of its letters. */
globalStyle(`${categories} li::before`, {
  content: '',
  flex: 'none',
  width: '1.1em',
  height: '1.1em',
  background: 'currentColor',
  maskImage: `url(${categoriesPicture})`,
  maskSize: `${100 * categoryCount}% 100%`,
  '@media': { [media.forcedColors]: { background: 'CanvasText' } },
});

for (let place = 0; place < categoryCount; place += 1)
  globalStyle(`${categories} li:nth-child(${place + 1})::before`, {
    maskPosition: `${(100 * place) / (categoryCount - 1)}% 0`,
  });

/** As wide as a head beside a lead. */
export const loneHead = style({ maxWidth: '9.5em', marginBottom: belowHead });

export const countersSection = style({
  '@media': { screen: { paddingBlock: 'clamp(72px, 4rem + 4vw, 136px)' } },
});

export const countersNote = style({
  marginTop: vars.space[5],
  fontSize: vars.size.small,
  color: vars.color.ink2,
});

export const problemArt = style({ objectFit: 'cover', filter: vars.artFilter });

export const points = style({ display: 'grid', gap: '8px', marginTop: vars.space[4] });

/** After a check mark. */
export const point = style({
  position: 'relative',
  paddingLeft: '30px',
  '::before': {
    content: '',
    position: 'absolute',
    left: '5px',
    top: '.25em',
    width: '.5em',
    height: '.9em',
    borderBottom: '2.4px solid',
    borderRight: '2.4px solid',
    color: vars.color.accentText,
    rotate: '45deg',
  },
});

/** Fills its stage, from the ground up. */
export const backdrop = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: '50% 100%',
  filter: vars.artFilter,
  '@media': { [media.forcedColors]: { display: 'none' } },
});

/** A tag that swings in leaves a phone's window. */
export const pricingSection = style({ '@media': { screen: { overflowX: 'clip' } } });

export const pricingNote = style({
  ...typography.h3,
  marginTop: vars.space[7],
  textAlign: 'center',
});

export const pricingTerms = style({
  marginTop: vars.space[2],
  color: vars.color.onTeal2,
  textAlign: 'center',
  textWrap: 'balance',
});

export const faqColumns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
  gap: 'clamp(32px, 5vw, 80px)',
  '@media': {
    [media.stacked]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    print: { display: 'block' },
  },
});

/** Ten questions on half a sheet. */
globalStyle(`${faqColumns} > :last-child`, { '@media': { print: { columns: 2 } } });

/** Stays in view beside the questions. */
export const faqHead = style({
  position: 'sticky',
  top: '110px',
  alignSelf: 'start',
  '@media': {
    [media.stacked]: { position: 'static' },
    print: { position: 'static', breakAfter: 'avoid' },
  },
});
