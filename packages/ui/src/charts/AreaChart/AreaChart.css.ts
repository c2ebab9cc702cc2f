import { style } from '@vanilla-extract/css';
import { forced } from '../../styles/rules';
import { media, vars } from '../../styles-entry';

export const picture = style({ display: 'block', width: '100%', height: '100%' });

const stroke = style({
  fill: 'none',
  strokeWidth: 3.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
});

export const line = style([
  stroke,
  { stroke: vars.color.nightLine, ...forced({ stroke: 'CanvasText' }) },
]);

export const teeth = style([
  stroke,
  { stroke: vars.color.nightHatch, ...forced({ stroke: 'GrayText' }) },
]);

export const wideOnly = style({ '@media': { [media.mobile]: { display: 'none' } } });
