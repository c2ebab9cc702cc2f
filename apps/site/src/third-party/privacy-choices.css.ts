import { vars } from '@tallycomb/ui/styles';
import { style } from '@vanilla-extract/css';

export const link = style({
  marginLeft: vars.space[4],
  padding: '4px 0',
  color: 'inherit',
  textDecoration: 'underline',
  textUnderlineOffset: '4px',
  '@media': { '(scripting: none)': { display: 'none' } },
});
