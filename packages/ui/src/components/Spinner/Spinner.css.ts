import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { media, vars } from '../../styles-entry';
import { comb } from './geometry';

const pulse = keyframes({ from: { transform: 'scaleY(.3)' }, to: { transform: 'scaleY(1)' } });

export const spinner = style({
  width: `${comb.width}px`,
  maxWidth: '100%',
  height: 'auto',
  fill: vars.color.comb,
});

export const tooth = style({
  '@media': {
    [media.motionOk]: {
      animation: `${pulse} 1.2s ease-in-out infinite alternate`,
      transformBox: 'fill-box',
      transformOrigin: '50% 100%',
    },
    [media.forcedColors]: { fill: 'CanvasText' },
  },
});

comb.teeth.forEach((_, index) => {
  globalStyle(`${tooth}:nth-child(${index + 1})`, { animationDelay: `${index * -90}ms` });
});
