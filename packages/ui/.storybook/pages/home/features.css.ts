import { style } from '@vanilla-extract/css';
import { vars } from '../../../src/styles/contract.css';

const { space } = vars;

export const points = style({ display: 'grid', gap: space[2], marginTop: space[4] });

export const point = style({ display: 'grid', gridTemplateColumns: '22px 1fr', gap: '10px' });
