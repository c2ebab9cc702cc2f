import { art, media, typography, vars } from '@tallycomb/ui/styles';
import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { apart, stacked } from '../../layout';

/** Heights of a spine, from the shortest, in units of the shelf. */
export const spineHeights = { h1: 22, h2: 23.5, h3: 25, h4: 28, h5: 31, h6: 34.5, h7: 38 } as const;

/** Shares of the shelf's width that a spine may take. */
const spineWidths = { thin: 4, medium: 5, thick: 6 } as const;

/** Unit of the spines' heights and letters. */
const unit = createVar();

/** How far a spine is lifted out, and room for its focus ring. */
const headroom = vars.space[5];

export const shelf = style({
  display: 'flex',
  alignItems: 'flex-end',
  gap: '5px',
  // A darker edge between shelf and books, of which some are as red.
  padding: `${headroom} 10px 3px`,
  borderBottom: `14px solid ${vars.color.lacquer}`,
  background: `linear-gradient(to top, ${vars.color.lacquerHover} 3px, transparent 3px)`,
  overflowX: 'auto',
  overflowY: 'hidden',
  vars: { [unit]: '1rem' },
  '@media': {
    [media.mobile]: {
      marginInline: `calc(-1 * ${vars.gutter})`,
      paddingInline: vars.gutter,
      scrollPaddingInline: vars.gutter,
      scrollSnapType: 'x proximity',
      vars: { [unit]: '.84rem' },
      // Snapping would put the spine that has the focus half out of sight again.
      selectors: { '&:has(:focus-visible)': { scrollSnapType: 'none' } },
    },
    // Covers alone, in the ink of the page.
    print: {
      display: 'block',
      columns: 2,
      columnGap: vars.space[6],
      padding: 0,
      border: 0,
      background: 'none',
    },
  },
});

const inUnits = (count: number): string => `calc(${count} * ${unit})`;

/** Higher where the cover's words need it. */
export const height = styleVariants(spineHeights, (units) => ({
  display: 'flex',
  minHeight: inUnits(units),
  scrollSnapAlign: 'start',
  '@media': { print: { display: 'block', minHeight: 0 } },
}));

const thickness = createVar();

/** Written from left to right, block by block: the cover stands beside the spine, not beneath it. */
const book = style({
  flex: 1,
  writingMode: 'vertical-lr',
  borderRadius: '3px 3px 0 0',
  filter: vars.artFilter,
  // Only the dark background needs an edge around the darkest of the books.
  boxShadow:
    'inset 0 0 0 1px light-dark(transparent, color-mix(in srgb, currentColor 45%, transparent))',
  '@media': {
    [media.forcedColors]: { border: '1px solid', borderBottom: 0 },
    [media.motionOk]: {
      transition: `transform ${vars.duration.base} ${vars.ease}`,
      selectors: { '&:not([open]):is(:hover, :focus-within)': { transform: 'translateY(-14px)' } },
    },
    print: {
      writingMode: 'horizontal-tb',
      breakInside: 'avoid',
      selectors: { '&::details-content': { blockSize: 'auto', contentVisibility: 'visible' } },
    },
  },
});

export const width = styleVariants(spineWidths, (share) => ({
  flex: `${share} 1 0`,
  vars: { [thickness]: `${share * 0.75}rem` },
  '@media': { [media.mobile]: { flex: 'none' } },
}));

export const spine = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
  width: thickness,
  // All fifteen stand side by side on a tablet.
  minWidth: '2.4rem',
  padding: '16px 0',
  writingMode: 'vertical-rl',
  // Else a curly apostrophe stands upright among turned letters.
  textOrientation: 'sideways',
  // Room for the focus ring beside the edge of the shelf.
  scrollMarginInline: '8px',
  scrollMarginBlock: '8px',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:focus-visible': { outlineOffset: '2px' },
    [`${book}[open] > &::before`]: {
      content: ['"×"', '"×" / ""'],
      fontSize: vars.size.h4,
      lineHeight: 1,
    },
  },
  '@media': {
    [media.tabletUp]: { selectors: { [`${book}:not([open]) > &`]: { width: '100%' } } },
    [media.mobile]: { minWidth: '2.75rem' },
    print: { display: 'none' },
  },
});

/** Beside the fold. */
export const cover = style({
  width: 'min(19rem, 70vw)',
  height: '100%',
  padding: `${vars.space[5]} ${vars.space[5]} ${vars.space[5]} 24px`,
  borderLeft: '2px solid color-mix(in srgb, currentColor 35%, transparent)',
  writingMode: 'horizontal-tb',
  '@media': { print: { width: 'auto', padding: 0, border: 0 } },
});

/** Backgrounds and texts of book spines: the art palette, the same in both themes. */
const spineTones = {
  lacquer: [art.lacquer, '#FFFFFF'],
  ink: [art.ink, art.powder],
  honey: [art.honey, art.ink],
  teal: [art.teal, '#E4F5F3'],
  powder: [art.powder, '#7A1015'],
  jar: [art.jar, art.teal],
  mint: [art.mint, '#1C5E3C'],
} as const;

export const books = styleVariants(spineTones, ([background, color]) => [
  book,
  { '@media': { screen: { background, color } } },
]);

export const title = style({
  fontFamily: vars.font.display,
  fontSize: inUnits(1.875),
  fontStyle: 'normal',
  fontWeight: 500,
  lineHeight: 1,
  whiteSpace: 'nowrap',
});

export const author = style({
  fontSize: vars.size.caption,
  fontWeight: 500,
  lineHeight: 1.2,
  textAlign: 'end',
});

export const words = style({
  ...typography.small,
  ...stacked(vars.space[3]),
  '@media': { print: { marginBottom: vars.space[5] } },
});

export const paperTitle = style({
  ...typography.h3,
  '@media': { screen: { display: 'none' } },
});

export const read = style({
  marginTop: vars.space[2],
  '@media': { print: { display: 'none' } },
});

export const byline = style({
  ...apart(vars.space[2], 'baseline'),
  fontWeight: 600,
});
