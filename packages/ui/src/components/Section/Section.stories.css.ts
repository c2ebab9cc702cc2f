import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/contract.css';

export const stack = style({ display: 'grid', justifyItems: 'start', gap: vars.space[5] });
