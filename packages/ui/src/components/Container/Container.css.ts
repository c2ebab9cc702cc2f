import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/contract.css';

export const container = style({
  maxWidth: `calc(${vars.content} + 2 * ${vars.gutter})`,
  marginInline: 'auto',
  paddingInline: vars.gutter,
});
