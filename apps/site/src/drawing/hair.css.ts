import { vars } from '@tallycomb/ui/styles';
import { styleVariants } from '@vanilla-extract/css';

const { strand, strand2, strand3 } = vars.color;

/** Strands on a page's background, in the theme's colors. */
export const hair = styleVariants({ dark: strand, brown: strand2, red: strand3 }, (stroke) => ({
  fill: 'none',
  stroke,
  strokeLinecap: 'round',
}));
