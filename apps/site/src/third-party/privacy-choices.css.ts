import { vars } from '@tallycomb/ui/styles';
import { style } from '@vanilla-extract/css';

export const button = style({
  marginLeft: vars.space[4],
  padding: '4px 0',
  border: 0,
  background: 'none',
  textDecoration: 'underline',
  textUnderlineOffset: '4px',
  cursor: 'pointer',
  '@media': { '(scripting: none)': { display: 'none' } },
});
