import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/contract.css';
import { underlined } from '../../styles/underlined';

export const link = style({
  color: 'inherit',
  fontWeight: 600,
  ...underlined(vars.color.strike),
  textUnderlineOffset: '5px',
  ':hover': { textDecorationThickness: '4px' },
});
