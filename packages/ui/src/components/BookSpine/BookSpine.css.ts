import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../styles/contract.css';
import { media } from '../../styles/media';
import { unit } from './BookShelf.css';
import { spineHeights, spineWidths } from './spine-size';
import { spineTones } from './tones';

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
  boxShadow: 'inset 0 0 0 1px light-dark(transparent, #FFFFFF24)',
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
