import { style, styleVariants } from '@vanilla-extract/css';
import { layout } from './constants';
import { vars } from './contract.css';
import { media } from './media';
import { typography } from './type';

export const lane = style({
  display: 'grid',
  gridTemplateColumns: '10rem minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[4],
  marginTop: vars.space[4],
});

export const name = style({ ...typography.caption, color: vars.color.ink2 });

/** Moves by its own width less the tooth's, so that every lane ends at the same place. */
export const track = style({ overflow: 'hidden', borderBottom: `8px solid ${vars.color.comb}` });

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

export const note = style({ ...typography.small, maxWidth: '38em', marginTop: vars.space[5] });

export const curve = style({ width: '160px', height: '160px', overflow: 'visible' });
