import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/contract.css';

export const before = style({ height: '10rem', background: vars.color.wash });
