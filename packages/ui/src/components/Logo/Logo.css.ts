import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/contract.css';
import { media } from '../../styles/media';

export const logo = style({ flex: 'none', width: 'auto', height: '2.125rem', overflow: 'visible' });

export const strike = style({
  stroke: vars.color.strike,
  '@media': { [media.forcedColors]: { stroke: 'LinkText' } },
});
