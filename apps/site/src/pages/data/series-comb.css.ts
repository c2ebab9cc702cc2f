import { media, vars } from '@tallycomb/ui/styles';
import { style } from '@vanilla-extract/css';

/** Drawn from the spine down, and turned over: a tooth's length is its index. */
export const comb = style({
  width: '100%',
  height: '144px',
  paddingBottom: vars.space[5],
  borderTop: '12px solid',
  background: vars.color.backgroundHero,
  color: vars.color.strand3,
  stroke: 'currentcolor',
  strokeWidth: 1.5,
  transform: 'scaleY(-1)',
  '@media': {
    [media.mobile]: { height: '96px' },
    [media.forcedColors]: { background: 'Canvas', color: 'CanvasText' },
  },
});
