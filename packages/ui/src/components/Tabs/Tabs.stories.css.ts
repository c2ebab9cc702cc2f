import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/contract.css';

export const page = style({ paddingBlock: vars.space[7], background: vars.color.wash });
