import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../styles/contract.css';
import { forced } from '../../styles/forced';
import { axisText } from './axis-text';

export const grid = style({ stroke: vars.color.line, ...forced({ stroke: 'GrayText' }) });

export const axis = style({
  ...axisText,
  fill: vars.color.ink2,
  ...forced({ fill: 'CanvasText' }),
});

// The text grows with the visitor's and the drawing does not, so `rem` tells how large it is in it;
// at its usual size the drawing is always wider than this.
export const spareTicks = styleVariants(
  { compact: '14rem', medium: '22rem', wide: '38rem' },
  (width) => ({ '@container': { [`(max-width: ${width})`]: { display: 'none' } } }),
);

export const alignEnd = style({ textAnchor: 'end' });
export const alignMiddle = style({ textAnchor: 'middle' });
