import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/contract.css';

const { color, space } = vars;

export const boards = style({ display: 'flex', flexWrap: 'wrap', gap: space[6] });
export const board = style({ width: '15rem', background: color.surface });
export const lines = style({ fill: 'none', stroke: color.line, strokeWidth: 0.05 });
export const free = style({ fill: 'none', stroke: color.strike, strokeWidth: 0.1 });
