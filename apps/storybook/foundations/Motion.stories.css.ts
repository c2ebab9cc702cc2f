import { style, styleVariants } from '@vanilla-extract/css';
import { layout } from '../../../packages/ui/src/styles/constants';
import { vars } from '../../../packages/ui/src/styles/contract.css';
import { media } from '../../../packages/ui/src/styles/media';

export const track = style({ overflow: 'hidden' });

/** Moves by its own width less the tooth's, so that every lane ends at the same place. */
const runner = style({
  height: '40px',
  selectors: { '[data-moved="true"] &': { transform: 'translateX(calc(100% - 20px))' } },
  '::before': {
    content: '',
    display: 'block',
    width: '20px',
    height: '100%',
    borderRadius: '10px 10px 0 0',
    background: vars.color.comb,
  },
});

export const tooth = styleVariants(layout.duration, (_value, duration) => [
  runner,
  {
    '@media': {
      [media.motionOk]: { transition: `transform ${vars.duration[duration]} ${vars.ease}` },
    },
  },
]);

export const curve = style({ width: '160px', height: '160px', overflow: 'visible' });
