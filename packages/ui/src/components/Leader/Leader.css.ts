import { style } from '@vanilla-extract/css';
import { media, vars } from '../../styles-entry';

const dot = 'radial-gradient(circle at 50% 50%, currentColor 0 1.3px, transparent 1.7px)';

const dots = {
  flex: 1,
  alignSelf: 'baseline',
  minWidth: vars.space[5],
  height: '.42em',
  background: `${dot} 0 100% / 9px 4px repeat-x`,
  opacity: 0.55,
} as const;

// Forced colors and paper remove backgrounds, but not borders.
const forcedDots = { borderBottom: '2px dotted', opacity: 1 } as const;
const paperDots = { borderBottom: '1.5px dotted', background: 'none', opacity: 1 } as const;

export const leader = style({
  ...dots,
  '@media': { [media.forcedColors]: forcedDots, print: paperDots },
});

/** A flex row with a leader after its text, before children with `order: 1`. */
export const dotted = style({
  '::after': { content: '', ...dots },
  '@media': {
    [media.forcedColors]: { '::after': forcedDots },
    print: { '::after': paperDots },
  },
});
