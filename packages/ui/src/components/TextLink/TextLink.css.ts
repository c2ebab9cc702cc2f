import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/contract.css';

export const link = style({
  color: 'inherit',
  fontWeight: 600,
  textDecoration: `underline 2px ${vars.color.strike}`,
  textUnderlineOffset: '5px',
  ':hover': { textDecorationThickness: '4px' },
});
