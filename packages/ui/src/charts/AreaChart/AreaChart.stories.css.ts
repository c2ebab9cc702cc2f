import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/contract.css';

export const panel = style({ height: '16rem', background: vars.color.night });
