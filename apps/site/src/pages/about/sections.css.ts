import { art, focusRing, media, scrollDriven, typography, vars } from '@tallycomb/ui/styles';
import { keyframes, style, styleVariants } from '@vanilla-extract/css';

const phone = `screen and ${media.mobile}`;

const spine = `clamp(12px, 1.25vw, 18px) solid ${vars.color.comb}`;

/** A part of the comb that lies on its side. */
const lying = { along: '112px', teeth: '48px' } as const;

/** The combs of a row share its height, so that they meet on one spine; on a phone it runs down. */
export const steps = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  '@media': {
    [media.stacked]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', rowGap: vars.space[8] },
    [phone]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      rowGap: vars.space[5],
      borderLeft: spine,
    },
    print: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});

export const step = style({
  display: 'grid',
  gridRow: 'span 2',
  gridTemplateRows: 'subgrid',
  rowGap: 0,
  '@media': {
    [phone]: {
      position: 'relative',
      display: 'block',
      minHeight: lying.along,
      paddingLeft: `calc(${lying.teeth} + ${vars.space[4]})`,
    },
  },
});

/** Out of the spine below. */
const growing = keyframes({ from: { translate: '0 100%', clipPath: 'inset(0 0 100%)' } });
/** The same where the comb is turned, as `translate` is not. */
const uncovering = keyframes({ from: { clipPath: 'inset(100% 0 0)' } });

export const comb = style({
  alignSelf: 'end',
  width: '100%',
  height: 'auto',
  // Into the spine, so that no background shows between them where heights are fractions of a pixel.
  marginBottom: '-1px',
  '@media': {
    [media.motionOk]: {
      '@supports': {
        '(animation-timeline: view())': {
          ...scrollDriven({ name: growing, timeline: 'view()' }),
          animationRange: 'entry 60% cover 45%',
          selectors: {
            [`${step}:nth-child(2) > &`]: { animationRangeEnd: 'cover 50%' },
            [`${step}:nth-child(3) > &`]: { animationRangeEnd: 'cover 55%' },
            [`${step}:nth-child(4) > &`]: { animationRangeEnd: 'cover 60%' },
          },
        },
      },
    },
    [phone]: {
      position: 'absolute',
      top: 0,
      left: lying.teeth,
      width: lying.along,
      height: lying.teeth,
      margin: 0,
      transform: 'rotate(90deg)',
      transformOrigin: 'top left',
      animationName: uncovering,
    },
    print: { animation: 'none' },
  },
});

/** The text's upper border is the spine of the comb: one line of the grid, where drawings of their own would show steps. */
export const stepText = style({
  borderTop: spine,
  padding: `${vars.space[5]} ${vars.space[6]} 0 0`,
  '@media': { [phone]: { padding: 0, border: 0 } },
});

export const story = style({
  marginTop: vars.space[3],
  color: vars.color.ink2,
  textWrap: 'pretty',
});

export const unit = style({
  ...typography.small,
  marginTop: vars.space[6],
  color: vars.color.ink2,
  textWrap: 'pretty',
  '@media': { [phone]: { marginTop: vars.space[5] } },
});

/** On a phone the catalog is the shelf. */
export const shelf = style({ '@media': { [media.mobile]: { display: 'none' } } });

/** On a phone the readings themselves stand on the shelf, faces out, and are swiped. */
export const catalog = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: `${vars.space[7]} ${vars.space[6]}`,
  marginTop: vars.space[8],
  '@media': {
    [media.stacked]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [phone]: {
      display: 'flex',
      gap: vars.space[2],
      marginBlock: 0,
      marginInline: `calc(-1 * ${vars.gutter})`,
      padding: `${vars.space[2]} ${vars.gutter} 3px`,
      borderBottom: `14px solid ${vars.color.lacquer}`,
      overflowX: 'auto',
      scrollPaddingInline: vars.gutter,
      scrollSnapType: 'x proximity',
    },
    print: { display: 'block', columns: 2 },
  },
});

const { lacquer, ink, honey, teal, powder, jar, mint, paper } = art;
const tones = {
  lacquer: { background: lacquer, color: paper },
  ink: { background: ink, color: powder },
  honey: { background: honey, color: ink },
  teal: { background: teal, color: paper },
  powder: { background: powder, color: ink },
  jar: { background: jar, color: teal },
  mint: { background: mint, color: ink },
} as const;

const edge = 'inset 0 0 0 1px light-dark(transparent, #FFFFFF24)';

/** The back of the book, lying over its card; on a phone its cover, with the fold beside the back. */
export const entry = styleVariants(tones, ({ background, color }) => ({
  selectors: {
    '&::before': {
      content: '',
      display: 'block',
      height: '10px',
      marginBottom: vars.space[4],
      borderRadius: '2px',
      background,
      boxShadow: edge,
    },
  },
  '@media': {
    [phone]: {
      position: 'relative',
      flex: 'none',
      width: 'min(19rem, 86%)',
      padding: `${vars.space[5]} ${vars.space[5]} ${vars.space[5]} 32px`,
      borderRadius: '3px 6px 0 3px',
      background,
      boxShadow: edge,
      color,
      scrollSnapAlign: 'start',
      selectors: {
        '&::before': {
          position: 'absolute',
          inset: '0 auto 0 14px',
          width: '2px',
          height: 'auto',
          margin: 0,
          background: 'currentColor',
          boxShadow: 'none',
          opacity: 0.35,
        },
      },
    },
    [media.forcedColors]: { borderTop: '1px solid' },
    print: { marginBottom: vars.space[5], '::before': { content: 'none' } },
  },
}));

export const readingTitle = style({
  ...typography.h4,
  fontWeight: 500,
  textUnderlineOffset: '4px',
  '@media': {
    [phone]: {
      textDecorationColor: 'currentColor',
      ':focus-visible': { ...focusRing, outlineColor: 'currentColor' },
    },
  },
});

export const byline = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: vars.space[2],
  marginTop: vars.space[3],
  fontSize: vars.size.small,
  fontWeight: 600,
  '@media': { [phone]: { flexWrap: 'nowrap' } },
});

export const description = style({
  ...typography.small,
  marginTop: vars.space[2],
  color: vars.color.ink2,
  textWrap: 'pretty',
  '@media': { [phone]: { color: 'inherit' } },
});
