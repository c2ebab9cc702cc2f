import { media, vars } from '@tallycomb/ui/styles';
import { keyframes, style } from '@vanilla-extract/css';

// From half, not from nothing: what cannot be seen is no paint, and the headline is the largest.
const fadeIn = keyframes({ from: { opacity: 0.5 } });

export const page = style({
  '@media': {
    [`screen and ${media.motionOk}`]: { animation: `${fadeIn} ${vars.duration.slow} ${vars.ease}` },
  },
});
