import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/contract.css';
import { paperEdge } from './Button.css';

export const night = style({
  padding: vars.space[5],
  background: vars.color.night,
  vars: { [paperEdge]: 'transparent' },
});
