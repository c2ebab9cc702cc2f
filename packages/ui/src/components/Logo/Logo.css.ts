import { style } from '@vanilla-extract/css';
import { media, vars } from '../../styles-entry';

export const logo = style({ flex: 'none', width: 'auto', height: '2.125rem', overflow: 'visible' });

export const strike = style({
  stroke: vars.color.strike,
  '@media': { [media.forcedColors]: { stroke: 'LinkText' } },
});
