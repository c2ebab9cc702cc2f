import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { artPalette } from '../../styles/constants';
import { vars } from '../../styles/contract.css';
import { media } from '../../styles/media';
import { spineHeights, spineWidths } from './spine-size';

/** What heights and letters of the spines are measured in. */
const unit = createVar();

/** How far a spine is lifted out, and room for its focus ring. */
const headroom = vars.space[5];

export const shelf = style({
  display: 'flex',
  alignItems: 'flex-end',
  gap: '5px',
  // A line of the page between shelf and books, of which some are as red.
  padding: `${headroom} 10px 3px`,
  borderBottom: `14px solid ${vars.color.lacquer}`,
  overflowX: 'auto',
  overflowY: 'hidden',
  vars: { [unit]: '1rem' },
  ':focus-visible': { outlineOffset: '-3px' },
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
    // Letters in the colors of their books, which paper leaves away.
    print: { display: 'none' },
  },
});

const inUnits = (count: number): string => `calc(${count} * ${unit})`;

export const spine = style({
  display: 'flex',
  minWidth: '2.75rem',
  scrollSnapAlign: 'start',
});

export const width = styleVariants(spineWidths, (share) => ({
  flex: `${share} 1 0`,
  '@media': { [media.mobile]: { flex: 'none', width: `${share * 0.75}rem` } },
}));

export const height = styleVariants(spineHeights, (units) => ({ height: inUnits(units) }));

export const face = style({
  flex: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
  minWidth: 0,
  padding: '16px 0',
  borderRadius: '3px 3px 0 0',
  // Only the dark background needs an edge around the darkest of the spines.
  boxShadow: `inset 0 0 0 1px light-dark(transparent, ${vars.color.lineStrong})`,
  textDecoration: 'none',
  writingMode: 'vertical-rl',
  // Else a curly apostrophe stands upright among turned letters.
  textOrientation: 'sideways',
  // Room for the focus ring beside the edge of the shelf.
  scrollMarginInline: '8px',
  scrollMarginBlock: '8px',
  selectors: { 'a&:focus-visible': { outlineOffset: '2px' } },
  '@media': {
    [media.forcedColors]: { border: '1px solid', borderBottom: 0 },
    [media.motionOk]: {
      transition: `transform ${vars.duration.base} ${vars.ease}`,
      selectors: {
        'a&:hover, a&:focus-visible': { transform: 'translateY(-14px)' },
      },
    },
  },
});

/** Backgrounds and texts of book spines: the art palette, the same in both themes. */
export const spineTones = {
  lacquer: { background: artPalette.lacquer, text: '#FFFFFF' },
  ink: { background: artPalette.ink, text: artPalette.powder },
  honey: { background: artPalette.honey, text: artPalette.ink },
  teal: { background: artPalette.teal, text: '#E4F5F3' },
  powder: { background: artPalette.powder, text: '#7A1015' },
  jar: { background: artPalette.jar, text: artPalette.teal },
  mint: { background: artPalette.mint, text: '#1C5E3C' },
} as const;

export const tone = styleVariants(spineTones, ({ background, text }) => ({
  background,
  color: text,
}));

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
