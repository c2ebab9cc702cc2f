import { style } from '@vanilla-extract/css';
import { vars } from '../../../packages/ui/src/styles/contract.css';

export const value = style({ marginRight: vars.space[3] });
export const short = style([value, { whiteSpace: 'nowrap' }]);
export const drawing = style({
  display: 'inline-block',
  marginRight: vars.space[2],
  border: `1px solid ${vars.color.lineStrong}`,
  background: vars.color.bg,
  fill: vars.color.lacquer,
  verticalAlign: '-.2em',
});
