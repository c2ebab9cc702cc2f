import { categories as allCategories } from '@tallycomb/content/pages';
import { media, typography, vars } from '@tallycomb/ui/styles';
import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { categoriesPicture } from './pictures';

const categoryCount = allCategories.length;

// From half opacity: at zero the headline, the page's largest paint, would count only later.
const fadeIn = keyframes({ from: { opacity: 0.5 } });

export const page = style({
  '@media': {
    [`screen and ${media.motionOk}`]: { animation: `${fadeIn} ${vars.duration.slow} ${vars.ease}` },
  },
});

/** Room above the hero's words, with the header in it. */
const headRoom = {
  wide: 'clamp(88px, 9svh + 13px, 112px)',
  low: '54px',
  mobile: '72px',
} as const;
/** Height of ruler and legend at the bottom, and of your flag on the short teeth above them. */
const spine = 'calc(min(100vw, 1760px) * .025 + 2.25rem)';
const flagRoom = '88px';

/** A phone held sideways: words on the left, the comb on the right. */
const sidewaysPhone = `screen and ${media.tabletUp} and (max-height: 560px)`;

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

/** The hero's text, in front of its comb; outside the text, the pointer reaches the comb. */
export const heroContainer = style({
  position: 'relative',
  zIndex: 1,
  width: '100%',
  paddingTop: headRoom.wide,
  paddingBottom: `calc(${spine} + ${flagRoom})`,
  pointerEvents: 'none',
  '@media': {
    [sidewaysPhone]: { paddingBlock: `${headRoom.low} 4.75rem` },
    [media.mobile]: { paddingTop: headRoom.mobile, paddingBottom: 0 },
    print: { paddingBlock: 0 },
  },
});

const words = { pointerEvents: 'auto' } as const;

export const promise = style({
  ...words,
  ...typography.lead,
  // Ends before the median's flag.
  maxWidth: '23.5em',
  marginBottom: 'clamp(16px, 1.8vw, 30px)',
  '@media': {
    [sidewaysPhone]: { maxWidth: '25em', marginBottom: '8px', fontSize: '1rem', lineHeight: 1.3 },
  },
});

export const tagline = style({ display: 'block', fontWeight: 600 });

export const small = style({
  ...words,
  width: 'fit-content',
  marginTop: vars.space[3],
  // Keeps each of its two sentences on one line on the narrowest phone.
  fontSize: `clamp(${vars.size.caption}, 4vw, ${vars.size.small})`,
  lineHeight: 1.4,
  // WebKit's `pretty` breaks a line that fits before a `<br>`.
  textWrap: 'wrap',
  '@media': {
    // Ends before your flag.
    [`${media.tabletUp} and ${media.narrow}`]: { fontSize: '.875rem' },
    [sidewaysPhone]: { marginTop: '4px', fontSize: vars.size.caption, lineHeight: 1.3 },
  },
});

export const plans = style({ whiteSpace: 'nowrap' });

export const action = style({ ...words, '@media': { [sidewaysPhone]: { minHeight: '2.875rem' } } });

/** Size of the headline; in a low window small enough to leave room for the comb below. */
const headlineSize = `min(${typography.hero.fontSize}, max(2rem, 19svh - 62px, 29svh - 138px))`;

export const headline = style({
  ...typography.hero,
  lineHeight: 0.98,
  marginBottom: '.26em',
  pointerEvents: 'auto',
  // Aligns the S, which has space on its left, with the gutter.
  marginLeft: '-.03em',
  '@media': {
    [media.mobile]: { lineHeight: 0.965 },
    [`screen and ${media.tabletUp}`]: { fontSize: headlineSize },
    [media.tabletUp]: { whiteSpace: 'pre-line' },
  },
});

/** A word and the line drawn after it, kept together. */
export const trendWord = style({
  whiteSpace: 'nowrap',
  selectors: {
    '&:not(:last-child)': {
      '@media': {
        // As wide as in the fallback font, so that nothing moves when the web font arrives.
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
    // Leaves room for the wider fallback font, which must not wrap before the web font arrives.
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

/** Icon of each chip, in the color of its text. */
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

/** A heading without a lead, as wide as one beside a lead. */
export const loneHead = style({ maxWidth: '9.5em', marginBottom: belowHead });

/** As close to the strip as to the problems, which bring their own space. */
export const countersSection = style({
  '@media': { screen: { paddingBlock: 'clamp(72px, 4rem + 4vw, 136px) 0' } },
});

export const countersNote = style({
  marginTop: vars.space[5],
  fontSize: vars.size.small,
  color: vars.color.ink2,
});

export const problemArt = style({ objectFit: 'cover', filter: vars.artFilter });

export const points = style({ display: 'grid', gap: '8px', marginTop: vars.space[4] });

/** A line that begins with a check mark. */
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

/** Backdrop that covers its stage, aligned with the bottom. */
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

/** Clips the plan tags, which swing beyond a phone's window. */
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

/** Two columns on paper, so that ten questions take half a sheet. */
globalStyle(`${faqColumns} > :last-child`, { '@media': { print: { columns: 2 } } });

/** Heading that stays in view beside the questions. */
export const faqHead = style({
  position: 'sticky',
  top: '110px',
  alignSelf: 'start',
  '@media': {
    [media.stacked]: { position: 'static' },
    print: { position: 'static', breakAfter: 'avoid' },
  },
});
