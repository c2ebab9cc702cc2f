import { media, vars } from '@tallycomb/ui/styles';
import { style, styleVariants } from '@vanilla-extract/css';
import { inRow, stacked } from '../../layout';

/** Space above and below each section of a result. */
export const resultEdge = 'clamp(28px, 5vw, 72px)';

export const head = style({
  '@media': {
    screen: { selectors: { '&:has([data-state="result"])': { paddingBottom: resultEdge } } },
  },
});

/** Closer under a result. */
export const haircut = style({
  selectors: { 'section:has([data-state="result"]) ~ &': { paddingBlock: resultEdge } },
});

const oneLine = '(min-width: 1024px)';

/** As large as fits on one line. */
export const heading = style({
  '@media': { [oneLine]: { fontSize: `min(${vars.size.h1}, 8.9vw, 13vh, 8rem)` } },
});

export const lineEnd = styleVariants({
  phone: { '@media': { [media.tabletUp]: { display: 'none' }, print: { display: 'none' } } },
  phoneAndTablet: { '@media': { [oneLine]: { display: 'none' }, print: { display: 'none' } } },
});

export const contents = style({ ...inRow(vars.space[2]), marginTop: vars.space[4] });

export const contentsLink = style({
  display: 'block',
  padding: `.625rem ${vars.space[3]}`,
  border: `1.5px solid ${vars.color.onNightMuted}`,
  borderRadius: vars.radius.control,
  fontWeight: 600,
  fontSize: vars.size.small,
  textDecoration: 'none',
  ':hover': { borderColor: 'currentColor' },
  selectors: {
    // The first is what an owner does next.
    'li:first-child > &': {
      borderColor: vars.color.figure,
      background: vars.color.figure,
      color: vars.color.night,
    },
  },
});

export const tenYears = style({ marginTop: vars.space[6] });

export const introSource = style({
  marginTop: vars.space[4],
  fontSize: vars.size.small,
  color: vars.color.ink2,
});

export const halves = style({
  // Closer to the folded chart.
  selectors: {
    '&:has(> details)': { rowGap: vars.space[3] },
  },
  '@media': { [oneLine]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});

export const haircutText = style(stacked(vars.space[5]));
