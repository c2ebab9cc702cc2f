import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/contract.css';

export const tall = style({ minHeight: '12rem', background: vars.color.wash });
