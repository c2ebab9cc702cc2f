import { media, vars } from '@tallycomb/ui/styles';
import { keyframes, style, styleVariants } from '@vanilla-extract/css';

export const picture = style({
  display: 'block',
  width: '100%',
  height: '44px',
  marginBottom: vars.space[3],
  overflow: 'visible',
  strokeWidth: 2.5,
  strokeLinecap: 'round',
  '@media': { print: { display: 'none' } },
});

export const kept = style({
  stroke: vars.color.onNightMuted,
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
});

const fall = keyframes({ '0%, 30%': { transform: 'none' } });

export const fallen = style({
  stroke: vars.color.figure,
  transformBox: 'fill-box',
  transformOrigin: 'left center',
  transform: 'translateY(18px) rotate(4deg)',
  '@media': {
    [media.forcedColors]: { stroke: 'GrayText' },
    [media.motionOk]: { animation: `${fall} 900ms cubic-bezier(.5, 0, .8, .6)` },
  },
});

/** A finger ring reaches above the picture's own room. */
export const scissors = style({ overflow: 'visible' });

export const lock = style([kept, { fill: 'none', strokeWidth: 3 }]);

export const half = styleVariants({ front: vars.color.comb, back: 'currentColor' }, (color) => ({
  fill: color,
  stroke: color,
}));

export const shank = style({ strokeWidth: 30, strokeLinecap: 'round' });

export const ring = style({ fill: 'none', strokeWidth: 26 });

export const pivot = style({ fill: vars.color.night });
