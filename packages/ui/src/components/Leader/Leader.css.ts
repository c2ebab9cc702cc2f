import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/contract.css';
import { media } from '../../styles/media';

const dot = 'radial-gradient(circle at 50% 50%, currentColor 0 1.3px, transparent 1.7px)';

export const leader = style({
  flex: 1,
  alignSelf: 'baseline',
  minWidth: vars.space[5],
  height: '.42em',
  background: `${dot} 0 100% / 9px 4px repeat-x`,
  opacity: 0.55,
  // Forced colors remove backgrounds, but not borders.
  '@media': { [media.forcedColors]: { borderBottom: '2px dotted', opacity: 1 } },
});
