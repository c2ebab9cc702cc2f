import { media, vars } from '@tallycomb/ui/styles';
import { style, styleVariants } from '@vanilla-extract/css';

const oneLine = '(min-width: 1024px)';

/** As large as its words may be on one line of the page's. */
export const heading = style({
  '@media': { [oneLine]: { fontSize: `min(${vars.size.h1}, 8.9vw, 13vh, 8rem)` } },
});

export const lineEnd = styleVariants({
  phone: { '@media': { [media.tabletUp]: { display: 'none' }, print: { display: 'none' } } },
  phoneAndTablet: { '@media': { [oneLine]: { display: 'none' }, print: { display: 'none' } } },
});

export const lead = style({
  // It asks for what a result has been given.
  '@media': {
    print: { selectors: { ':has([data-state="result"]) > &': { display: 'none' } } },
  },
});
