import { style } from '@vanilla-extract/css';
import { underlined, vars } from '../../styles-entry';

export const link = style({
  color: 'inherit',
  fontWeight: 600,
  ...underlined(vars.color.strike),
  textUnderlineOffset: '5px',
  ':hover': { textDecorationThickness: '4px' },
});
