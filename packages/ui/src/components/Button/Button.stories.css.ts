import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/contract.css';

export const night = style({ padding: vars.space[5], background: vars.color.night });
