import { style } from '@vanilla-extract/css';
import { vars, zOrder } from '../../styles-entry';

export const skipLink = style({
  position: 'fixed',
  top: vars.space[4],
  left: vars.space[4],
  zIndex: zOrder.skipLink,
  padding: `${vars.space[3]} ${vars.space[5]}`,
  borderRadius: vars.radius.control,
  background: vars.color.ink,
  color: vars.color.bg,
  fontWeight: 600,
  selectors: { '&:not(:focus)': { transform: 'translateY(-300%)' } },
  '@media': { print: { display: 'none' } },
});
