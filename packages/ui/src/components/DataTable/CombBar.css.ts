import { style } from '@vanilla-extract/css';
import { media, vars } from '../../styles-entry';

/** Height of the bar and radius of its round end, in CSS pixels. */
export const bar = { height: 14, radius: 7 } as const;

export const track = style({
  display: 'block',
  width: '100%',
  height: `${bar.height}px`,
  overflow: 'hidden',
});

export const tooth = style({
  stroke: vars.color.lacquer,
  strokeWidth: bar.height,
  strokeLinecap: 'round',
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
});
