import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/contract.css';
import { unit } from './BookShelf.css';

export const shelf = style({
  display: 'flex',
  alignItems: 'flex-end',
  height: '42rem',
  width: '5rem',
  paddingInline: vars.space[2],
  vars: { [unit]: '1rem' },
});
