import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from './contract.css';
import { type } from './type';

export const list = style({ display: 'grid', gap: vars.space[6] });

export const name = style({ ...type.caption, color: vars.color.ink2 });

export const specimen = styleVariants(type, (look) => ({ ...look, overflowWrap: 'anywhere' }));
