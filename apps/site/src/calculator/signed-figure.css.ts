import { vars } from '@tallycomb/ui/styles';
import { style } from '@vanilla-extract/css';

/** In the text font: the display font's sign is a hair beside its figures. */
export const sign = style({
  marginRight: '.06em',
  font: `600 .5em/1 ${vars.font.text}`,
  letterSpacing: 0,
  verticalAlign: '.36em',
});
