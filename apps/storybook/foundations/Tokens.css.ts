import { style } from '@vanilla-extract/css';
import { vars } from '../../../packages/ui/src/styles/contract.css';

export const chip = style({
  display: 'inline-block',
  width: '1em',
  height: '1em',
  marginRight: vars.space[2],
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.control,
  verticalAlign: '-.1em',
});
