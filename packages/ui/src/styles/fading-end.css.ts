import { keyframes } from '@vanilla-extract/css';

export const fade = keyframes({ from: { maskPosition: '100% 0' }, to: { maskPosition: '0 0' } });
