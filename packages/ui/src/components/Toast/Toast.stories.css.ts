import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/contract.css';

export const senders = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[4] });
export const tones = style({ display: 'grid', gap: vars.space[4], maxWidth: '26rem' });
