import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/contract.css';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  height: '150rem',
  padding: vars.space[5],
});

export const atTheRight = style({ alignSelf: 'flex-end', marginBottom: '40rem' });
