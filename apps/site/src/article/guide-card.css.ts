import { art, focusRing, media, typography, underlined, vars } from '@tallycomb/ui/styles';
import { style, styleVariants } from '@vanilla-extract/css';
import { apart, edged, inRow } from '../layout';

const { color, space } = vars;

export const image = style({ objectFit: 'cover', filter: vars.artFilter });

export const meta = style({
  ...typography.small,
  ...inRow('6px 14px'),
  color: vars.color.ink2,
});

export const readTime = style({ fontWeight: 600 });

/** Spans four rows of the grid, so that the parts of cards in a row align. */
const rows = {
  display: 'grid',
  gridRow: 'span 4',
  gridTemplateRows: 'subgrid',
  alignItems: 'start',
} as const;

export const card = style({
  ...rows,
  position: 'relative',
  '@media': { print: { breakInside: 'avoid' } },
});

const frameBase = style({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  // Over the picture, which grows on hover.
  '::after': { ...edged, content: '', position: 'absolute', inset: 0, borderRadius: 'inherit' },
});

const { mint, powder, honey, jar } = art;

/** By the color that a guide's object stands on, dimmed in the dark theme as the object is. */
export const frame = styleVariants({ mint, powder, honey, jar }, (background) => [
  frameBase,
  {
    '::before': {
      content: '',
      position: 'absolute',
      inset: 0,
      background,
      filter: vars.artFilter,
    },
  },
]);

/** Stands on the frame's lower edge. */
export const cover = style({
  position: 'relative',
  display: 'block',
  width: '100%',
  aspectRatio: '10 / 7',
  objectFit: 'contain',
  objectPosition: 'bottom',
  '@media': {
    [media.motionOk]: {
      transformOrigin: 'bottom',
      transition: `transform ${vars.duration.slow} ${vars.ease}`,
      selectors: { [`${card}:hover &`]: { transform: 'scale(1.035)' } },
    },
  },
});

export const title = style({ ...typography.tab, margin: `${space[5]} 0 ${space[3]}` });

/** Makes the whole card clickable, with the focus ring around it. */
export const link = style({
  ...underlined('transparent'),
  textUnderlineOffset: '.12em',
  '::after': { content: '', position: 'absolute', inset: 0 },
  selectors: {
    [`${card}:hover &`]: { textDecorationColor: color.strike },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { ...focusRing, borderRadius: vars.radius.card },
  },
});

export const description = style({
  maxWidth: '34em',
  marginBottom: space[3],
  color: color.ink2,
});

export const foot = style({
  ...apart(`${space[2]} ${space[5]}`, 'center'),
  borderTop: `1px solid ${color.lineStrong}`,
  paddingTop: space[3],
});

export const figure = style({
  display: 'flex',
  flex: '1 1 16rem',
  alignItems: 'center',
  gap: space[4],
  lineHeight: 1.3,
  textWrap: 'balance',
});

export const figureValue = style({
  ...typography.num,
  fontSize: 'clamp(3rem, 2.4rem + 1.6vw, 4rem)',
  lineHeight: 1,
  color: color.accentText,
});

const betweenRows = 'clamp(48px, 6vw, 88px)';

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: 'clamp(24px, 3vw, 40px)',
  marginBottom: `calc(-1 * ${betweenRows})`,
  '@media': {
    [`screen and ${media.mobile}`]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    print: { columnGap: '24px', marginBottom: 0 },
  },
});

export const item = style({
  ...rows,
  paddingBottom: betweenRows,
  '@media': { print: { paddingBottom: '24px' } },
});
