import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../styles/contract.css';
import { media } from '../../styles/media';

export const picture = style({ display: 'block', width: '100%', height: '100%' });

const stroke = style({
  fill: 'none',
  strokeWidth: 3.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
});

export const lines = styleVariants({
  night: [
    stroke,
    {
      stroke: vars.color.nightLine,
      '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
    },
  ],
});

export const teeth = styleVariants({
  night: [
    stroke,
    {
      stroke: vars.color.nightHatch,
      '@media': {
        [media.forcedColors]: { stroke: 'GrayText' },
      },
    },
  ],
});

export const wideOnly = style({ '@media': { [media.mobile]: { display: 'none' } } });
