import { media, vars } from '@tallycomb/ui/styles';
import { style, styleVariants } from '@vanilla-extract/css';

const oneLine = '(min-width: 1360px)';

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

export const slab = style({
  marginTop: 'clamp(36px, 4vw, 72px)',
  '@media': { print: { marginTop: vars.space[4] } },
});
