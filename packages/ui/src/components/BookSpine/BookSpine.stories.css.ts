import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/contract.css';
import { unit } from './BookShelf.css';

export const shelf = style({
  display: 'flex',
  alignItems: 'flex-end',
  width: '5rem',
  // A book is lifted out where it is pointed at.
  padding: `${vars.space[5]} ${vars.space[2]} 0`,
  vars: { [unit]: '1rem' },
});
