import { vars } from '@tallycomb/ui/styles';
import { style } from '@vanilla-extract/css';

export const release = style({
  display: 'inline-block',
  marginLeft: vars.space[4],
  padding: '4px 0',
  color: 'inherit',
  textDecoration: 'underline',
  textUnderlineOffset: '4px',
});
