import { focusRing, media, vars } from '@tallycomb/ui/styles';
import { style, styleVariants } from '@vanilla-extract/css';

/** What is no part of a result leaves the paper to it. */
export const withoutResult = style({
  '@media': {
    print: { selectors: { 'section:has([data-state="result"]) ~ &': { display: 'none' } } },
  },
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

/** Where the panel stands beside the form, and is the higher of both. */
export const contents = style({
  marginTop: vars.space[5],
  borderBottom: `1px solid ${vars.color.line}`,
  '@media': { [media.stacked]: { display: 'none' } },
});

export const contentsLink = style({
  display: 'flex',
  justifyContent: 'space-between',
  paddingBlock: '.4375rem',
  borderTop: `1px solid ${vars.color.line}`,
  color: 'inherit',
  fontWeight: 600,
  fontSize: vars.size.small,
  textDecoration: 'none',
  ':hover': { background: vars.color.wash },
  ':focus-visible': focusRing,
});

export const introLead = style({ marginTop: vars.space[5] });

export const introSource = style({
  marginTop: vars.space[4],
  maxWidth: '32em',
  fontSize: vars.size.small,
  color: vars.color.ink2,
});

export const haircutText = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
});
