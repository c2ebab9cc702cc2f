import { media, vars } from '@tallycomb/ui/styles';
import { style, styleVariants } from '@vanilla-extract/css';
import { inRow, stacked } from '../../layout';

/** Air above and below each part of a result. */
export const resultEdge = 'clamp(32px, 4.4vw, 72px)';

const underResult = 'section:has([data-state="result"]) ~ &';

/** Ends as close to the result's parts as they are to each other. */
export const head = style({
  '@media': {
    screen: { selectors: { '&:has([data-state="result"])': { paddingBottom: resultEdge } } },
  },
});

/** Set closer under a result, as its parts are; what is no part of it leaves the paper to it. */
export const haircut = style({
  selectors: { [underResult]: { paddingBlock: resultEdge } },
  '@media': { print: { selectors: { [underResult]: { display: 'none' } } } },
});

const oneLine = '(min-width: 1024px)';

/** As large as its words may be on one line of the page's. */
export const heading = style({
  '@media': { [oneLine]: { fontSize: `min(${vars.size.h1}, 8.9vw, 13vh, 8rem)` } },
});

export const lineEnd = styleVariants({
  phone: { '@media': { [media.tabletUp]: { display: 'none' }, print: { display: 'none' } } },
  phoneAndTablet: { '@media': { [oneLine]: { display: 'none' }, print: { display: 'none' } } },
});

export const headLead = style({
  // The lead asks for what a result has been given.
  '@media': {
    print: { selectors: { ':has([data-state="result"]) > &': { display: 'none' } } },
  },
});

/** Right under the figure. */
export const contents = style({
  ...inRow(vars.space[2]),
  marginBottom: vars.space[4],
  '@media': { print: { display: 'none' } },
});

export const contentsLink = style({
  display: 'block',
  padding: `${vars.space[2]} ${vars.space[3]}`,
  border: `1.5px solid ${vars.color.onNightMuted}`,
  borderRadius: vars.radius.control,
  fontWeight: 600,
  fontSize: vars.size.small,
  textDecoration: 'none',
  ':hover': { borderColor: 'currentColor' },
});

export const introSource = style({
  marginTop: vars.space[4],
  maxWidth: '32em',
  fontSize: vars.size.small,
  color: vars.color.ink2,
});

/** The chart no wider than it needs. */
export const halves = style({
  '@media': { [oneLine]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});

export const haircutText = style(stacked(vars.space[5]));
