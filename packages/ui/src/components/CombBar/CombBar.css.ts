import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/contract.css';
import { media } from '../../styles/media';
import { bar } from './geometry';

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
